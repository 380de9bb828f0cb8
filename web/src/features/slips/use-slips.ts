import type { MatchedSlip } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useConnection } from '#data/live/connection.ts';
import { publishSlip, type PublishOutcome } from '#data/slips/publish-slip.ts';
import { addSlip, type SlipRefusal } from '#data/slips/slip-drafts.ts';
import { REFUSAL_LABELS } from '#records/labels/file-labels.ts';
import { writeRefusalText } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';
import { loadReader, withReader } from './read-text.ts';

const SLIP_REFUSALS: Record<SlipRefusal['reason'], string> = {
  ...REFUSAL_LABELS,
  wrong_type: 'Guias são arquivos PDF.',
  no_pdf: 'Guias são arquivos PDF.',
  no_reader:
    'O leitor de PDF ainda não está neste aparelho, e sem conexão ele não vem. Conecte-se e solte a guia de novo.',
  too_many: 'A lista está cheia. Publique as que estão prontas e solte o resto depois.',
};

export type RefusedSlip = { filename: string; reason: string };

/** Takes dropped files one after the other: reading is work for a phone. */
export function useAddSlips() {
  const { db } = useLocalAccount();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedSlip[]>([]);
  // Kept from here on: a slip that is dropped without a connection is read too.
  useEffect(() => void loadReader(), []);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    setRefused([]);
    await withReader(async (readText) => {
      for (const file of files) {
        const reason = await addSlip(db, file, readText);
        if (reason !== null)
          setRefused((others) => [...others, { filename: file.name, reason: SLIP_REFUSALS[reason] }]);
      }
    });
    setBusy(false);
  };
  return { add, isBusy, refused, dismiss: () => setRefused([]) };
}

/** 'Publicar': one slip refused does not stop the others. */
export function usePublish() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const [isBusy, setBusy] = useState(false);
  const publish = async (slips: readonly MatchedSlip[]) => {
    setBusy(true);
    const outcomes: { slip: MatchedSlip; outcome: PublishOutcome }[] = [];
    for (const slip of slips) outcomes.push({ slip, outcome: await publishSlip(account, slip) });
    setBusy(false);
    const done = outcomes.filter(({ outcome }) => outcome.ok).length;
    const failed = outcomes.find(({ outcome }) => !outcome.ok);
    if (done > 0) {
      toast({
        kind: 'success',
        about: FAILED,
        title: done === 1 ? 'Guia publicada' : `${done} guias publicadas`,
        description:
          connection.kind === 'online'
            ? 'Guardado no aparelho, envia em seguida.'
            : 'Guardado no aparelho. Será enviado quando houver conexão.',
      });
    }
    if (failed !== undefined) {
      toast({
        kind: 'error',
        about: FAILED,
        title: FAILED,
        description: `${failed.slip.filename}: ${refusalOf(failed.outcome)}`,
      });
    }
  };
  return { publish, isBusy };
}

const FAILED = 'Erro ao publicar guia';

function refusalOf(outcome: PublishOutcome): string {
  if (outcome.ok) return '';
  const { reason } = outcome;
  if (reason === 'not_ready') return 'ainda falta algo nela.';
  return reason in REFUSAL_LABELS
    ? REFUSAL_LABELS[reason as keyof typeof REFUSAL_LABELS] // it is one of them
    : writeRefusalText(reason as Parameters<typeof writeRefusalText>[0], 'record'); // else one of a write
}

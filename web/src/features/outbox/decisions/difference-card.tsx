import { chakra } from '@chakra-ui/react';
import { formatInstantMinute } from '@portal/domain';
import { Cloud, Download, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { exportDifferences, sendOurs, takeTheirs } from '#data/outbox/difference-actions.ts';
import type { Difference } from '#data/outbox/outbox-entry.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { CardButtons } from '../attention-card.tsx';
import { DifferenceFields } from './difference-fields.tsx';
import { onDevice } from '../on-device.ts';
import type { ShownDifference } from '../read-differences.ts';

type Words = { what: string; why: string; send: string; take: string };

const SEND = 'Enviar a versão deste aparelho';
const TAKE = 'Ficar com a do servidor';

const WORDS: Record<Difference['kind'] | 'removed' | 'changed', Words> = {
  older: {
    what: 'O servidor tem uma versão mais antiga',
    why: 'Este aparelho tem alterações que já estiveram no servidor e não estão mais. Nada foi apagado aqui: escolha qual versão fica.',
    send: SEND,
    take: TAKE,
  },
  changed: {
    what: 'O servidor tem outra versão',
    why: 'A deste aparelho já esteve no servidor e não está mais, e alguém continuou sem ela. Nada foi apagado aqui: escolha qual versão fica.',
    send: SEND,
    take: TAKE,
  },
  removed: {
    what: 'Este registro foi excluído e voltou ao servidor',
    why: 'Neste aparelho ele continua excluído. Escolha se ele é excluído de novo ou volta também aqui.',
    send: 'Excluir de novo',
    take: 'Trazer de volta',
  },
  missing: {
    what: 'O servidor não tem mais este registro',
    why: 'Este aparelho ainda o guarda. Nada foi apagado aqui: escolha se ele volta ao servidor ou sai também daqui.',
    send: SEND,
    take: TAKE,
  },
};

/** A document of which the server has less than this device: both are kept until the person has said which holds. */
export function DifferenceCard({ shown }: { shown: ShownDifference }) {
  const { difference, title, fields, names, canSend } = shown;
  const { entity, found_at } = difference;
  const { isBusy, send, take } = useSettle(difference);
  const words = WORDS[wordsFor(difference)];
  return (
    <Card padding="portal" as="article">
      <chakra.h3 textStyle="dialogTitle" overflowWrap="anywhere">
        {title}
      </chakra.h3>
      <chakra.p textStyle="dense" color="fg.muted" mt="1" mb="3">
        {`${ENTITY_LABELS[entity]}, percebido em ${formatInstantMinute(found_at)}`}
      </chakra.p>
      <Note kind="attention">
        <b>{`${words.what}.`}</b> {words.why}
      </Note>
      {fields.length > 0 && <DifferenceFields {...{ difference, fields, names }} />}
      <CardButtons>
        {canSend && (
          <Button isBusy={isBusy} onClick={() => void send()}>
            <Smartphone size={16} strokeWidth={1.75} aria-hidden />
            {words.send}
          </Button>
        )}
        <Button variant="outline" disabled={isBusy} onClick={() => void take()}>
          <Cloud size={16} strokeWidth={1.75} aria-hidden />
          {words.take}
        </Button>
        <Button variant="outline" onClick={() => saveBoth(difference)}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Exportar
        </Button>
      </CardButtons>
    </Card>
  );
}

function wordsFor({ kind, ours, theirs }: Difference): keyof typeof WORDS {
  if (ours.deleted_at !== null) return 'removed';
  return theirs !== null && theirs.rev >= ours.rev ? 'changed' : kind;
}

const SENT = { done: 'Escolha salva', failed: 'Erro ao salvar a escolha', left: 'record' } as const;

function useSettle(difference: Difference) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [isBusy, setIsBusy] = useState(false);
  const alone = (work: () => Promise<void>) => () => {
    setIsBusy(true);
    return onDevice(work).finally(() => setIsBusy(false));
  };
  return {
    isBusy,
    send: alone(async () => {
      await tell(sendOurs(account, difference), SENT);
    }),
    take: alone(async () => {
      await takeTheirs(account.db, difference);
      toast({ kind: 'success', title: SENT.done, description: 'Fica a versão do servidor.' });
    }),
  };
}

function saveBoth(difference: Difference): void {
  const { blob, filename } = exportDifferences([difference]);
  saveBlob(blob, filename);
  toast({ kind: 'success', title: 'Exportação pronta', description: filename });
}

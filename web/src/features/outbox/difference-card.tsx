import { chakra } from '@chakra-ui/react';
import { formatInstantMinute } from '@portal/domain';
import { Cloud, Download, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { exportDifference, sendOurs, takeTheirs } from '#data/outbox/difference-actions.ts';
import type { Difference } from '#data/outbox/outbox-entry.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { CardButtons } from './attention-card.tsx';
import { DifferenceFields } from './difference-fields.tsx';
import { onDevice } from './on-device.ts';
import type { ShownDifference } from './read-differences.ts';

const WORDS: Record<Difference['kind'], { what: string; why: string }> = {
  older: {
    what: 'O servidor tem uma versão mais antiga',
    why: 'Este aparelho tem alterações que já estiveram no servidor e não estão mais. Nada foi apagado aqui: escolha qual versão fica.',
  },
  missing: {
    what: 'O servidor não tem mais este registro',
    why: 'Este aparelho ainda o guarda. Nada foi apagado aqui: escolha se ele volta ao servidor ou sai também daqui.',
  },
};

/** A document of which the server has less than this device: both are kept until the person has said which holds. */
export function DifferenceCard({ shown }: { shown: ShownDifference }) {
  const { difference, title, fields, names, canSend } = shown;
  const { entity, kind, found_at } = difference;
  const { isBusy, send, take } = useSettle(difference);
  const { what, why } = WORDS[kind];
  return (
    <Card padding="portal" as="article">
      <chakra.h2 textStyle="dialogTitle" overflowWrap="anywhere">
        {title}
      </chakra.h2>
      <chakra.p textStyle="dense" color="fg.muted" mt="1" mb="3">
        {`${ENTITY_LABELS[entity]}, percebido em ${formatInstantMinute(found_at)}`}
      </chakra.p>
      <Note kind="attention">
        <b>{`${what}.`}</b> {why}
      </Note>
      {fields.length > 0 && <DifferenceFields {...{ difference, fields, names }} />}
      <CardButtons>
        {canSend && (
          <Button isBusy={isBusy} onClick={() => void send()}>
            <Smartphone size={16} strokeWidth={1.75} aria-hidden />
            Enviar a versão deste aparelho
          </Button>
        )}
        <Button variant="outline" disabled={isBusy} onClick={() => void take()}>
          <Cloud size={16} strokeWidth={1.75} aria-hidden />
          Ficar com a do servidor
        </Button>
        <Button variant="outline" onClick={() => saveBoth(difference)}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Exportar
        </Button>
      </CardButtons>
    </Card>
  );
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
  const { blob, filename } = exportDifference(difference);
  saveBlob(blob, filename);
  toast({ kind: 'success', title: 'Exportação pronta', description: filename });
}

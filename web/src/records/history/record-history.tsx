import { chakra } from '@chakra-ui/react';
import type { HistoryEntity } from '@portal/domain';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { AuditDays } from './audit-days.tsx';
import { useRecordHistory } from './use-record-history.ts';

type RecordHistoryProps = {
  readonly entity: HistoryEntity;
  readonly id: string;
};

/** Who did what to one record, for the staff; what was read once is there without a connection too. */
export function RecordHistory({ entity, id }: RecordHistoryProps) {
  const { kept, answer, retry } = useRecordHistory(entity, id);
  const entries = kept.kind === 'ready' ? kept.value : [];
  if (entries.length === 0 && answer === 'asking') return <SkeletonRows rows={2} />;
  return (
    <>
      {answer === 'failed' && (
        <Note
          kind="attention"
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              Tentar novamente
            </Button>
          }
        >
          O servidor não respondeu. Aqui está o que já foi lido neste aparelho.
        </Note>
      )}
      {answer === 'offline' && (
        <Note role="status">Sem conexão: aqui está só o que já foi lido neste aparelho.</Note>
      )}
      {entries.length === 0 ? (
        <chakra.p color="fg.muted" py="2">
          Nada registrado ainda.
        </chakra.p>
      ) : (
        <section aria-label="Histórico do registro">
          <AuditDays entries={entries} rows={2} />
        </section>
      )}
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import type { AuditEntry, HistoryEntity } from '@portal/domain';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AuditLine } from './audit-line.tsx';
import { readAuditNames } from './audit-names.ts';
import { useRecordHistory } from './use-record-history.ts';

interface RecordHistoryProps {
  readonly entity: HistoryEntity;
  readonly id: string;
}

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
        <Lines entries={entries} />
      )}
    </>
  );
}

function Lines({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const names = useLocalQuery((db) => readAuditNames(db, entries), [entries]);
  if (names.kind === 'loading') return <SkeletonRows rows={2} />;
  const known = names.kind === 'ready' ? names.value : new Map<string, string>();
  return (
    <chakra.ul listStyleType="none" aria-label="Histórico do registro">
      {entries.map((entry) => (
        <AuditLine key={entry.id} entry={entry} names={known} />
      ))}
    </chakra.ul>
  );
}

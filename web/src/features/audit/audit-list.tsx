import { chakra } from '@chakra-ui/react';
import type { AuditEntry } from '@portal/domain';
import { AuditDays } from '#records/history/audit-days.tsx';
import { isSystem } from '#records/history/audit-words.ts';
import { Button } from '#ui/button.tsx';

type AuditListProps = {
  readonly entries: readonly AuditEntry[];
  readonly onPerson: (uid: string) => void;
  readonly onRecord: (entity: string, id: string) => void;
};

/** Each entry leads to those of its person and of its record. */
export function AuditList({ entries, onPerson, onRecord }: AuditListProps) {
  return (
    <AuditDays
      entries={entries}
      rows={6}
      beside={({ uid, entity, doc_id }) => (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {!isSystem(uid) && (
            <Button size="sm" variant="ghostBrand" onClick={() => onPerson(uid)}>
              Só desta pessoa
            </Button>
          )}
          <Button size="sm" variant="ghostBrand" onClick={() => onRecord(entity, doc_id)}>
            Só deste registro
          </Button>
        </chakra.div>
      )}
    />
  );
}

import { chakra } from '@chakra-ui/react';
import { type AuditEntry, calendarDateOf, formatLongDate, fromInstant } from '@portal/domain';
import { useLocalQuery } from '#data/use-local-query.ts';
import { AuditLine } from '#records/audit-line.tsx';
import { readAuditNames } from '#records/audit-names.ts';
import { isSystem } from '#records/audit-words.ts';
import { Button } from '#ui/button.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';

interface AuditListProps {
  readonly entries: readonly AuditEntry[];
  readonly onPerson: (uid: string) => void;
  readonly onRecord: (entity: string, id: string) => void;
}

/** The entries by the day on which the server received them, the newest first. */
export function AuditList({ entries, onPerson, onRecord }: AuditListProps) {
  const names = useLocalQuery((db) => readAuditNames(db, entries), [entries]);
  if (names.kind === 'loading') return <SkeletonRows rows={6} />;
  const known = names.kind === 'ready' ? names.value : new Map<string, string>();
  return daysOf(entries).map(([day, ofDay]) => (
    <section key={day} aria-label={formatLongDate(day)}>
      <Day>{formatLongDate(day)}</Day>
      <chakra.ul listStyleType="none">
        {ofDay.map((entry) => (
          <AuditLine key={entry.id} entry={entry} names={known}>
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              {!isSystem(entry.uid) && (
                <Button size="sm" variant="ghostBrand" onClick={() => onPerson(entry.uid)}>
                  Só desta pessoa
                </Button>
              )}
              <Button size="sm" variant="ghostBrand" onClick={() => onRecord(entry.entity, entry.doc_id)}>
                Só deste registro
              </Button>
            </chakra.div>
          </AuditLine>
        ))}
      </chakra.ul>
    </section>
  ));
}

function daysOf(entries: readonly AuditEntry[]): [string, AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = calendarDateOf(fromInstant(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

const Day = chakra('h3', {
  base: { textStyle: 'meta', fontWeight: 'semibold', color: 'fg.muted', px: '4', py: '2', bg: 'bg.subtle' },
});

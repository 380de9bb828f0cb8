import { chakra } from '@chakra-ui/react';
import { type AuditEntry, calendarDateOf, formatLongDate, fromInstant } from '@portal/domain';
import type { ReactNode } from 'react';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { AuditLine } from './audit-line.tsx';
import { readAuditNames } from './audit-names.ts';

type AuditDaysProps = {
  readonly entries: readonly AuditEntry[];
  /** Rows of the place until the names are read. */
  readonly rows: number;
  /** Beside the fields of an entry, once it is opened. */
  readonly beside?: (entry: AuditEntry) => ReactNode;
};

/** The entries by the day on which the server received them, the newest first. */
export function AuditDays({ entries, rows, beside }: AuditDaysProps) {
  const names = useLocalQuery((db) => readAuditNames(db, entries), [entries]);
  if (names.kind === 'loading') return <SkeletonRows rows={rows} />;
  const known = valueOr(names, new Map<string, string>());
  return daysOf(entries).map(([day, ofDay]) => (
    <section key={day} aria-label={formatLongDate(day)}>
      <Day>{formatLongDate(day)}</Day>
      <chakra.ul listStyleType="none">
        {ofDay.map((entry) => (
          <AuditLine key={entry.id} entry={entry} names={known}>
            {beside?.(entry)}
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

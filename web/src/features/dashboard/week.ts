import { addDays, type CalendarDate, obligationKind } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/** A day, and what of it is still open: its obligations by kind, the most first, and its tasks. */
export type DueDay = {
  day: CalendarDate;
  obligations: number;
  kinds: { kind: string; count: number }[];
  tasks: number;
};

const DAYS = 7;

/** The same under a name: the day that comes back is drawn with the week it had. */
export const weekRead = (today: CalendarDate): LocalRead<DueDay[]> => ({
  name: `week of ${today}`,
  read: (db) => readWeek(db, today),
});

/** What is open and due from today on, for seven days: one range of each index, a few hundred rows. */
export async function readWeek(db: PortalDatabase, today: CalendarDate): Promise<DueDay[]> {
  const last = addDays(today, DAYS - 1);
  const [obligations, tasks] = await Promise.all([
    db.obligations.where('due_date').between(today, last, true, true).toArray(),
    db.tasks.where('due_date').between(today, last, true, true).toArray(),
  ]);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index);
    const isOpen = (row: { status: string; due_date: CalendarDate | null }) =>
      row.due_date === day && row.status !== 'completed';
    const open = obligations.filter(isOpen);
    return {
      day,
      obligations: open.length,
      kinds: countKinds(open.map(({ name }) => obligationKind(name))),
      tasks: tasks.filter(isOpen).length,
    };
  });
}

function countKinds(kinds: readonly string[]): DueDay['kinds'] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}

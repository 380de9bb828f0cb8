import { addDays, type CalendarDate } from '@portal/domain';
import type { PortalDatabase } from '#data/local/database.ts';

/** A day, and how much of it is still open. */
export type DueDay = { day: CalendarDate; obligations: number; tasks: number };

const DAYS = 7;

/** What is open and due from today on, for seven days: one range of each index, a few hundred rows. */
export async function readWeek(db: PortalDatabase, today: CalendarDate): Promise<DueDay[]> {
  const last = addDays(today, DAYS - 1);
  const [obligations, tasks] = await Promise.all([
    db.obligations.where('due_date').between(today, last, true, true).toArray(),
    db.tasks.where('due_date').between(today, last, true, true).toArray(),
  ]);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index);
    const openOn = (rows: readonly { status: string; due_date: CalendarDate | null }[]) =>
      rows.filter(({ status, due_date }) => due_date === day && status !== 'completed').length;
    return { day, obligations: openOn(obligations), tasks: openOn(tasks) };
  });
}

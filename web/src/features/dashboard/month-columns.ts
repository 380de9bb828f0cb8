import { type CalendarDate, displayedStatus, type ObligationStatus, type Row } from '@portal/domain';

/** So many of a status that fall due on a day. */
type Due = Pick<Row<'obligations'>, 'status' | 'due_date'> & { count: number };

/** One day of the month: what is due on it, by status, from the ground up; what is 0 is left out. */
export type DayColumn = { day: number; total: number; parts: { status: ObligationStatus; count: number }[] };
export type MonthColumns = {
  days: DayColumn[];
  /** Of the fullest day. */
  most: number;
};

/** From the ground up: what is done carries what is not. */
const ORDER: readonly ObligationStatus[] = ['completed', 'in_progress', 'pending', 'overdue'];

/** Pure. `firstOfMonth` names the month; all obligations are due in it. */
export function monthColumns(
  obligations: readonly Due[],
  firstOfMonth: CalendarDate,
  today: CalendarDate,
): MonthColumns {
  const counts = new Map<number, Record<ObligationStatus, number>>();
  for (const obligation of obligations) {
    const day = Number(obligation.due_date.slice(8));
    const ofDay = counts.get(day) ?? { pending: 0, in_progress: 0, completed: 0, overdue: 0 };
    ofDay[displayedStatus(obligation, today)] += obligation.count;
    counts.set(day, ofDay);
  }
  const days = Array.from({ length: daysIn(firstOfMonth) }, (_, index) => {
    const ofDay = counts.get(index + 1);
    const parts = ORDER.map((status) => ({ status, count: ofDay?.[status] ?? 0 }));
    const total = parts.reduce((sum, { count }) => sum + count, 0);
    return { day: index + 1, total, parts: parts.filter(({ count }) => count > 0) };
  });
  return { days, most: Math.max(0, ...days.map(({ total }) => total)) };
}

function daysIn(firstOfMonth: CalendarDate): number {
  const [year = 0, month = 1] = firstOfMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

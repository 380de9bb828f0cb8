import { type CalendarDate, displayedStatus, type ObligationStatus, type Row } from '@portal/domain';

type Due = Pick<Row<'obligations'>, 'status' | 'due_date'>;

/** One day of the month: its tiles from the ground up, and how many obligations they stand for. */
export type DayColumn = { day: number; total: number; tiles: ObligationStatus[] };
export type MonthColumns = {
  days: DayColumn[];
  /** Obligations that one tile stands for. */ perTile: number;
};

/** As many tiles as fit above each other. */
const MOST_TILES = 14;

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
    ofDay[displayedStatus(obligation, today)] += 1;
    counts.set(day, ofDay);
  }
  const totals = [...counts.values()].map(totalOf);
  const perTile = Math.max(1, Math.ceil(Math.max(0, ...totals) / MOST_TILES));
  const days = Array.from({ length: daysIn(firstOfMonth) }, (_, index) => {
    const ofDay = counts.get(index + 1);
    if (ofDay === undefined) return { day: index + 1, total: 0, tiles: [] };
    // Rounded up, so that nothing that exists is without a tile.
    const tiles = ORDER.flatMap((status) =>
      Array<ObligationStatus>(Math.ceil(ofDay[status] / perTile)).fill(status),
    );
    return { day: index + 1, total: totalOf(ofDay), tiles };
  });
  return { days, perTile };
}

const totalOf = (counts: Record<ObligationStatus, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

function daysIn(firstOfMonth: CalendarDate): number {
  const [year = 0, month = 1] = firstOfMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

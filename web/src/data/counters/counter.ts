import { calendarDateOf, type Month } from '@portal/domain';

/**
 * How many rows share a word and a day; either is '' where rows are not told apart by it. The days of a month together
 * are a counter too, whose `day` is that of `monthPlace`. `table` names the counting, which most often is that of a table.
 */
export type Counter = { table: string; by: string; day: string; count: number };

export type Counting = 'clients' | 'documents' | 'reviews' | 'obligations' | 'tasks';

type Stored = Record<string, unknown>;
/** null: the row is not counted. */
type PlaceOf = (row: Stored) => readonly [by: string, day: string] | null;

/** Where each row is counted, as it is stored. Days of instants are those of Brasília. */
export const COUNTINGS: Readonly<Record<Counting, { table: string; placeOf: PlaceOf }>> = {
  clients: { table: 'clients', placeOf: (row) => [text(row['status']), ''] },
  documents: { table: 'documents', placeOf: (row) => ['', dayOf(text(row['created_at']))] },
  reviews: { table: 'documents', placeOf: reviewOf },
  obligations: { table: 'obligations', placeOf: (row) => [text(row['status']), text(row['due_date'])] },
  tasks: { table: 'tasks', placeOf: (row) => [text(row['status']), dayOf(text(row['updated_at']))] },
};

/** The tables whose rows are counted. */
export const COUNTED: readonly string[] = Object.values(COUNTINGS).map(({ table }) => table);

/** How the rows of a table are counted; none for one whose rows are not. */
export const countingsOf = (table: string): { name: string; placeOf: PlaceOf }[] =>
  Object.entries(COUNTINGS)
    .filter(([, counting]) => counting.table === table)
    .map(([name, { placeOf }]) => ({ name, placeOf }));

/** Several words as one, in the order that they have on an index. */
export const asWord = (words: readonly string[]): string => words.join(' ');

/** Those without a review are on no index of them. */
function reviewOf({ category, review }: Stored): readonly [string, string] | null {
  return typeof category === 'string' && typeof review === 'string' ? [asWord([category, review]), ''] : null;
}

const MONTH_LETTER = 'm';
/** After every day, and before every month. */
export const AFTER_DAYS = MONTH_LETTER;
/** After every month. */
export const AFTER_MONTHS = 'n';
const MONTH_LENGTH = '2026-11'.length;

/** Where the counter of a day's month is kept: beside those of the days, behind them. */
export const monthPlace = (day: string): string => MONTH_LETTER + day.slice(0, MONTH_LENGTH);

/** Not of a month. */
export const isOfDay = ({ day }: Counter): boolean => day < AFTER_DAYS;

/** The month of such a counter. */
export const monthIn = ({ day }: Counter): Month => `${day.slice(MONTH_LETTER.length)}-01`;

/** Counters of months, of all of those of days. */
export function monthsFrom(days: readonly Counter[]): Counter[] {
  const months = new Map<string, Counter>();
  for (const { table, by, day, count } of days) {
    const place = monthPlace(day);
    const key = `${table} ${by} ${place}`;
    months.set(key, { table, by, day: place, count: count + (months.get(key)?.count ?? 0) });
  }
  return [...months.values()];
}

/** A row is written whatever it lacks: no count is worth a row. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const days = new Map<string, string>();
const HOUR_LENGTH = '2026-11-23T10'.length;

/** In Brasília; '' of what is no instant. A page of rows is of a few hours, and a day in a time zone is dear to find. */
export function dayOf(instant: string): string {
  const hour = instant.slice(0, HOUR_LENGTH);
  const known = days.get(hour) ?? findDay(hour);
  days.set(hour, known);
  return known;
}

function findDay(hour: string): string {
  const date = new Date(`${hour}:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : calendarDateOf(date);
}

import { calendarDateOf, type Month } from '@portal/domain';

/**
 * How many rows of a table share a word and a day; either is '' where rows are not told apart by it. The days of a month
 * together are a counter too, whose `day` is that of `monthPlace`.
 */
export type Counter = { table: string; by: string; day: string; count: number };

export type CountedTable = 'clients' | 'documents' | 'obligations' | 'tasks';

type Stored = Record<string, unknown>;
type Place = readonly [by: string, day: string];

/** Where each row is counted, as it is stored. Days of instants are those of Brasília. */
const PLACES: Readonly<Record<CountedTable, (row: Stored) => Place>> = {
  clients: (row) => [text(row['status']), ''],
  documents: (row) => ['', dayOf(text(row['created_at']))],
  obligations: (row) => [text(row['status']), text(row['due_date'])],
  tasks: (row) => [text(row['status']), dayOf(text(row['updated_at']))],
};

export const COUNTED: readonly string[] = Object.keys(PLACES);

/** Of the rows of a table; undefined for a table whose rows are not counted. */
export const placeIn = (table: string) => (PLACES as Readonly<Record<string, (row: Stored) => Place>>)[table];

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

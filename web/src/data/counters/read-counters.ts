import type { PortalDatabase } from '#data/local/portal-database.ts';
import { AFTER_DAYS, AFTER_MONTHS, type Counter } from './counter.ts';

/** Counters of one word in a table, by day; of the days from `from` up to, and without, `to`. */
export const countersOf = (
  db: PortalDatabase,
  table: Counter['table'],
  by: string,
  { from = '', to = AFTER_DAYS }: { from?: string; to?: string } = {},
): Promise<Counter[]> => between(db, table, by, { from, to: to < AFTER_DAYS ? to : AFTER_DAYS });

/** The same by month: years of rows are some dozens of these, and a thousand of the others. */
export const monthsOf = (db: PortalDatabase, table: Counter['table'], by: string): Promise<Counter[]> =>
  between(db, table, by, { from: AFTER_DAYS, to: AFTER_MONTHS });

/** All rows of one word in a table. */
export const totalOf = async (db: PortalDatabase, table: Counter['table'], by: string): Promise<number> =>
  sumOf(await monthsOf(db, table, by));

const between = (
  db: PortalDatabase,
  table: Counter['table'],
  by: string,
  { from, to }: { from: string; to: string },
): Promise<Counter[]> =>
  db.counters.where('[table+by+day]').between([table, by, from], [table, by, to], true, false).toArray();

export const sumOf = (counters: readonly Pick<Counter, 'count'>[]): number =>
  counters.reduce((total, { count }) => total + count, 0);

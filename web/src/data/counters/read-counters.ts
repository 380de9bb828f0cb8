import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { Counter } from './counter.ts';

/** Counters of one word in a table, by day; of the days from `from` up to, and without, `to`. */
export const countersOf = (
  db: PortalDatabase,
  table: Counter['table'],
  by: string,
  { from = '', to = '\uffff' }: { from?: string; to?: string } = {},
): Promise<Counter[]> =>
  db.counters.where('[table+by+day]').between([table, by, from], [table, by, to], true, false).toArray();

export const sumOf = (counters: readonly Pick<Counter, 'count'>[]): number =>
  counters.reduce((total, { count }) => total + count, 0);

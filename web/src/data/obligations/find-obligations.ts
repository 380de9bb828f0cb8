import {
  addDays,
  type CalendarDate,
  lastDayOf,
  type Month,
  monthOf,
  OPEN_OBLIGATION_STATUSES,
  type Row,
} from '@portal/domain';
import { withClientNames, type WithClientName } from '#data/clients/client-names.ts';
import { isPulled, isPulledFor } from '#data/live/first-pull.ts';
import { type PageOf, type PagePlace, pageWithin, readPage } from '#data/live/page.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import {
  ALL_DATES,
  countIn,
  dueOf,
  indexRead,
  type IndexRange,
  type ObligationRange,
  rowsIn,
  type Test,
  within,
} from './obligation-ranges.ts';

type Obligation = Row<'obligations'>;

export type NamedObligation = WithClientName<Obligation>;

/** By due date, the oldest first, a page at a time: a firm has tens of thousands. `page` counts from 0. */
export async function pageObligations(
  db: PortalDatabase,
  range: ObligationRange,
  today: CalendarDate,
  place: PagePlace,
): Promise<PageOf<NamedObligation>> {
  const { ranges, test } = indexRead(range, today);
  const [only] = ranges;
  const isOneRange = ranges.length === 1 && only !== undefined && test === null;
  const { rows, ...found } = isOneRange
    ? await readPage(
        () => rowsIn(db, only),
        place,
        () => countIn(db, only),
      )
    : pageWithin(await listInOrder(db, ranges, test), place);
  return { ...found, rows: await withClientNames(db, rows) };
}

/** All of them in the same order. */
export async function listObligationsIn(
  db: PortalDatabase,
  range: ObligationRange,
  today: CalendarDate,
): Promise<NamedObligation[]> {
  const { ranges, test } = indexRead(range, today);
  return withClientNames(db, await listInOrder(db, ranges, test));
}

/** A month at a time where it may be years: the screen answers in between. */
async function listInOrder(
  db: PortalDatabase,
  ranges: readonly IndexRange[],
  test: Test | null,
): Promise<Obligation[]> {
  const found: Obligation[] = [];
  for (const stretch of await stretchesOf(db, ranges)) {
    const read = await Promise.all(stretch.map((range) => rowsIn(db, range).toArray()));
    const rows = test === null ? read.flat() : read.flat().filter(test);
    if (read.length > 1) rows.sort((a, b) => (a.due_date < b.due_date ? -1 : 1));
    for (const row of rows) found.push(row);
  }
  return found;
}

async function stretchesOf(db: PortalDatabase, ranges: readonly IndexRange[]): Promise<IndexRange[][]> {
  const isShort = ({ under, from, to }: IndexRange) =>
    under?.index === '[client_id+due_date]' || (from !== undefined && to !== undefined);
  if (ranges.every(isShort)) return [[...ranges]];
  const stretches: IndexRange[][] = [];
  // From each month straight to the next one in which something is due.
  for (let next = await rowsIn(db, ALL_DATES).first(); next !== undefined;) {
    const month = { from: monthOf(next.due_date), to: lastDayOf(monthOf(next.due_date)) };
    stretches.push(ranges.flatMap((range) => within(range, month)));
    next = await rowsIn(db, { under: null, from: addDays(month.to, 1) }).first();
  }
  return stretches;
}

/** What falls due in a month, completed or not; of one client, or of all (null). */
export function listDueOf(db: PortalDatabase, month: Month, clientId: string | null): Promise<Obligation[]> {
  return rowsIn(db, { ...dueOf(clientId), from: month, to: lastDayOf(month) }).toArray();
}

/** The first and the last day on which something is due, to one client or to all (null). Two steps on an index. */
export async function readDueSpan(
  db: PortalDatabase,
  clientId: string | null,
): Promise<{ first: CalendarDate; last: CalendarDate } | null> {
  const due = dueOf(clientId);
  const [first, last] = await Promise.all([rowsIn(db, due).first(), rowsIn(db, due).last()]);
  return first === undefined || last === undefined ? null : { first: first.due_date, last: last.due_date };
}

/**
 * Where what is still of interest begins, in the list of one client, or of all (null): at the oldest that is open, or
 * with this month. null where nothing comes before that, and before all of them have come: what is late and still on
 * its way would be left out.
 */
export async function readListStart(
  db: PortalDatabase,
  today: CalendarDate,
  clientId: string | null,
): Promise<CalendarDate | null> {
  const hasAll = await (clientId === null
    ? isPulled(db, ['obligations'])
    : isPulledFor(db, clientId, ['obligations']));
  if (!hasAll) return null;
  const oldest = await Promise.all(
    OPEN_OBLIGATION_STATUSES.map((status) =>
      clientId === null
        ? rowsIn(db, { under: { index: '[status+due_date]', key: status } }).first()
        : rowsIn(db, dueOf(clientId))
            .filter((row) => row.status === status)
            .first(),
    ),
  );
  const open = oldest.flatMap((row) => (row === undefined ? [] : [row.due_date]));
  const [since = today] = [...open, monthOf(today)].sort();
  const before = await rowsIn(db, { ...dueOf(clientId), to: addDays(since, -1) }).first();
  return before === undefined ? null : since;
}

/**
 * How many rows come before this one in the list of its client, or of all (null), from a day on (not null); null where
 * it is not there.
 */
export async function positionOf(
  db: PortalDatabase,
  id: string,
  clientId: string | null,
  since: CalendarDate | null,
): Promise<number | null> {
  const row = await db.obligations.get(id);
  if (row === undefined || (since !== null && row.due_date < since)) return null;
  const due = dueOf(clientId);
  const [before, sameDay] = await Promise.all([
    rowsIn(db, { ...due, from: since ?? undefined, to: addDays(row.due_date, -1) }).count(),
    rowsIn(db, { ...due, from: row.due_date, to: row.due_date }).primaryKeys(),
  ]);
  return before + sameDay.indexOf(id);
}

/** Whether anything is registered at all for one client, or for any (null), whatever somebody looks for. */
export async function hasObligations(db: PortalDatabase, clientId: string | null): Promise<boolean> {
  return (await rowsIn(db, dueOf(clientId)).first()) !== undefined;
}

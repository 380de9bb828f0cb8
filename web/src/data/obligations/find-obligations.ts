import {
  addDays,
  type CalendarDate,
  isOverdue,
  lastDayOf,
  type Month,
  monthOf,
  type Row,
} from '@portal/domain';
import { withClientNames, type WithClientName } from '#data/clients/client-names.ts';
import { type PageOf, type PagePlace, pageWithin } from '#data/live/page.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { countAll, groupsOf, pageOfGroups } from './obligation-groups.ts';
import { byDueDate, inOrder, type ObligationOrder } from './obligation-order.ts';
import {
  ALL_DATES,
  countByDay,
  type DueCount,
  dueOf,
  indexRead,
  type IndexRange,
  type ObligationRange,
  openAsStored,
  rowsIn,
  storedAs,
  type Test,
  within,
} from './obligation-ranges.ts';

type Obligation = Row<'obligations'>;

export type NamedObligation = WithClientName<Obligation>;

export type ObligationSearch = {
  range: ObligationRange;
  order: ObligationOrder;
  /** Completed while the list of what is open is looked at: they stay in it, and do not vanish under the finger. */
  kept: readonly string[];
};

/**
 * A page at a time: a firm has tens of thousands. `page` counts from 0. Dates and statuses are paged by their indexes;
 * for the other orders all that is looked for is read.
 */
export async function pageObligations(
  db: PortalDatabase,
  { range, order, kept }: ObligationSearch,
  today: CalendarDate,
  place: PagePlace,
): Promise<PageOf<NamedObligation>> {
  // Nothing is waited for before the first read but the database: else a live query may lose its place under load.
  const keptRows = range.openUntil === null || kept.length === 0 ? [] : await readKept(db, range, kept);
  const groups = groupsOf(range, order, today);
  if (groups === null) {
    const rows = await withClientNames(db, [...(await listIn(db, range, today)), ...keptRows]);
    return pageWithin(inOrder(rows, order, today), place);
  }
  const found = await pageOfGroups(db, groups, keptRows, { ...place, isReversed: order.isReversed });
  return { ...found, rows: await withClientNames(db, found.rows) };
}

async function readKept(
  db: PortalDatabase,
  { client_id }: ObligationRange,
  ids: readonly string[],
): Promise<Obligation[]> {
  const rows = [...(await rowsById(db.obligations, ids)).values()];
  return rows
    .filter((row) => row.status === 'completed' && (client_id === null || row.client_id === client_id))
    .sort(byDueDate);
}

/** All that is looked for, by due date. */
export async function listObligationsIn(
  db: PortalDatabase,
  range: ObligationRange,
  today: CalendarDate,
): Promise<NamedObligation[]> {
  return withClientNames(db, await listIn(db, range, today));
}

function listIn(db: PortalDatabase, range: ObligationRange, today: CalendarDate): Promise<Obligation[]> {
  const { ranges, test } = indexRead(range, today);
  return listInOrder(db, ranges, test);
}

/** A month at a time where it may be years: the screen answers in between. */
async function listInOrder(
  db: PortalDatabase,
  ranges: readonly IndexRange[],
  test: Test | null,
): Promise<Obligation[]> {
  const found: Obligation[] = [];
  // As above.
  const stretches = ranges.every(isShort) ? [[...ranges]] : await stretchesOf(db, ranges);
  for (const stretch of stretches) {
    const read = await Promise.all(stretch.map((range) => rowsIn(db, range).toArray()));
    const rows = test === null ? read.flat() : read.flat().filter(test);
    if (read.length > 1) rows.sort(byDueDate);
    for (const row of rows) found.push(row);
  }
  return found;
}

const isShort = ({ under, from, to }: IndexRange) =>
  under?.index === '[client_id+due_date]' || (from !== undefined && to !== undefined);

async function stretchesOf(db: PortalDatabase, ranges: readonly IndexRange[]): Promise<IndexRange[][]> {
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

/** How much of each status falls due on each day of a month; of one client, or of all (null): for the firm no row is read. */
export async function countDueByDay(
  db: PortalDatabase,
  month: Month,
  clientId: string | null,
): Promise<DueCount[]> {
  if (clientId === null) return countByDay(db, { from: month, to: lastDayOf(month) });
  const rows = await listDueOf(db, month, clientId);
  return rows.map(({ status, due_date }) => ({ status, due_date, count: 1 }));
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

/** What is not completed and due up to a day, of one client or of all (null), and how much of it is late. */
export async function countOpen(
  db: PortalDatabase,
  { client_id, until }: { client_id: string | null; until: CalendarDate },
  today: CalendarDate,
): Promise<{ open: number; late: number }> {
  if (client_id === null) {
    const [open, late] = await Promise.all([
      countAll(db, openAsStored(until)),
      countAll(db, storedAs('overdue', today)),
    ]);
    return { open, late };
  }
  const rows = await rowsIn(db, { ...dueOf(client_id), to: until }).toArray();
  const open = rows.filter(({ status }) => status !== 'completed');
  return { open: open.length, late: open.filter((row) => isOverdue(row, today)).length };
}

/** What falls due in a month, of one client or of all (null), and how much of it is late. */
export async function countDue(
  db: PortalDatabase,
  { client_id, month }: { client_id: string | null; month: Month },
  today: CalendarDate,
): Promise<{ count: number; late: number }> {
  const days = { from: month, to: lastDayOf(month) };
  if (client_id === null) {
    const lateRanges = storedAs('overdue', today).flatMap((range) => within(range, days));
    const [count, late] = await Promise.all([
      countAll(db, [{ under: null, ...days }]),
      countAll(db, lateRanges),
    ]);
    return { count, late };
  }
  const due = await listDueOf(db, month, client_id);
  return { count: due.length, late: due.filter((row) => isOverdue(row, today)).length };
}

/** How many rows come before this one, by due date; null where it is not among them. */
export async function positionOf(
  db: PortalDatabase,
  id: string,
  range: ObligationRange,
  today: CalendarDate,
): Promise<number | null> {
  const row = await db.obligations.get(id);
  const { ranges, test } = indexRead(range, today);
  if (row === undefined || (range.openUntil !== null && row.due_date > range.openUntil)) return null;
  const to = addDays(row.due_date, -1);
  const onDay = { from: row.due_date, to: row.due_date };
  const upTo = ranges.flatMap((part) => within(part, { to }));
  const ofDay = await listInOrder(
    db,
    ranges.flatMap((part) => within(part, onDay)),
    test,
  );
  const before = test === null ? await countAll(db, upTo) : (await listInOrder(db, upTo, test)).length;
  const place = ofDay.findIndex((other) => other.id === id);
  return place === -1 ? null : before + place;
}

/** Whether anything is registered at all for one client, or for any (null), whatever somebody looks for. */
export async function hasObligations(db: PortalDatabase, clientId: string | null): Promise<boolean> {
  return (await rowsIn(db, dueOf(clientId)).first()) !== undefined;
}

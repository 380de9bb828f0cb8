import {
  addDays,
  type CalendarDate,
  competenceOf,
  displayedStatus,
  dueRangeOf,
  lastDayOf,
  type Month,
  OBLIGATION_STATUSES,
  OPEN_OBLIGATION_STATUSES,
  type ObligationStatus,
  type Row,
} from '@portal/domain';
import Dexie from 'dexie';
import { countersOf, sumOf, totalOf } from '#data/counters/read-counters.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';

type Obligation = Row<'obligations'>;

/** Where somebody looks; null: any. A month and a day are those of the due date. */
export type ObligationRange = {
  client_id: string | null;
  /** As it is shown: what is late counts as 'overdue', whatever is stored. */
  status: ObligationStatus | null;
  month: Month | null;
  /** Narrower than the month, and in its place. */
  day: CalendarDate | null;
  /** The month it is about, whenever it is due. */
  competence: Month | null;
  /** What is not completed and due up to this day; set where no status and no date is asked for. */
  openUntil: CalendarDate | null;
};

/** A range of an index that is in the order of due dates. */
export type IndexRange = {
  /** null: the index of due dates alone. */
  under:
    | { index: '[client_id+due_date]'; key: string }
    | { index: '[status+due_date]'; key: ObligationStatus }
    | null;
  /** Both ends belong to it; undefined where it has none. */
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
};
/** What an index cannot answer. */
export type Test = (obligation: Obligation) => boolean;

/** The ranges of an index that hold what is looked for, and what no index can answer. */
export function indexRead(
  range: ObligationRange,
  today: CalendarDate,
): { ranges: IndexRange[]; test: Test | null } {
  const { client_id, status, openUntil } = range;
  const dates = datesOf(range);
  const test = testOf(range, today);
  if (client_id !== null) return { ranges: [{ under: ofClient(client_id), ...dates }], test };
  if (openUntil !== null) return { ranges: openAsStored(openUntil), test: null };
  // The rows of one month are few; the rows of one status may be years.
  if (status === null || dates.from !== undefined) return { ranges: [{ under: null, ...dates }], test };
  return { ranges: storedAs(status, today), test: null };
}

export function datesOf({
  day,
  month,
  competence,
  openUntil,
}: ObligationRange): Pick<IndexRange, 'from' | 'to'> {
  if (day !== null) return { from: day, to: day };
  if (month !== null) return { from: month, to: lastDayOf(month) };
  if (competence !== null) return dueRangeOf(competence);
  return openUntil === null ? {} : { to: openUntil };
}

function testOf({ status, competence, openUntil }: ObligationRange, today: CalendarDate): Test | null {
  if (status === null && competence === null && openUntil === null) return null;
  return (obligation) =>
    (status === null || displayedStatus(obligation, today) === status) &&
    (competence === null || competenceOf(obligation) === competence) &&
    (openUntil === null || obligation.status !== 'completed');
}

export const openAsStored = (to: CalendarDate): IndexRange[] =>
  OPEN_OBLIGATION_STATUSES.map((key) => ({ under: stored(key), to }));

/** Where on the index of stored statuses the rows are that show this one. */
export function storedAs(status: ObligationStatus, today: CalendarDate): IndexRange[] {
  const to = addDays(today, -1);
  switch (status) {
    case 'completed':
      return [{ under: stored('completed') }];
    case 'overdue':
      return [
        { under: stored('overdue') },
        { under: stored('pending'), to },
        { under: stored('in_progress'), to },
      ];
    case 'pending':
    case 'in_progress':
      return [{ under: stored(status), from: today }];
  }
}

const stored = (key: ObligationStatus) => ({ index: '[status+due_date]', key }) as const;
const ofClient = (key: string) => ({ index: '[client_id+due_date]', key }) as const;
export const ALL_DATES: IndexRange = { under: null };

/** A collection of its own for each question: what narrows one stays with it. */
export function rowsIn(db: PortalDatabase, { under, ...ends }: IndexRange) {
  const from: unknown = ends.from ?? Dexie.minKey;
  const to: unknown = ends.to ?? Dexie.maxKey;
  return under === null
    ? db.obligations.where('due_date').between(from, to, true, true)
    : db.obligations.where(under.index).between([under.key, from], [under.key, to], true, true);
}

/** Of one client on the index; else from the counters, which are by status and day too. */
export async function countIn(db: PortalDatabase, range: IndexRange): Promise<number> {
  const { under } = range;
  if (under?.index === '[client_id+due_date]') return rowsIn(db, range).count();
  const statuses = under === null ? OBLIGATION_STATUSES : [under.key];
  if (range.from !== undefined || range.to !== undefined) return sumOf(await countByDay(db, range, statuses));
  const totals = await Promise.all(statuses.map((status) => totalOf(db, 'obligations', status)));
  return totals.reduce((sum, total) => sum + total, 0);
}

/** Obligations of one status that are due on one day. */
export type DueCount = { status: ObligationStatus; due_date: CalendarDate; count: number };

/** What the whole firm has due between two days, both included, from the counters. */
export async function countByDay(
  db: PortalDatabase,
  { from = '', to = LATEST }: Pick<IndexRange, 'from' | 'to'>,
  statuses: readonly ObligationStatus[] = OBLIGATION_STATUSES,
): Promise<DueCount[]> {
  const counted = statuses.map(async (status) => {
    const counters = await countersOf(db, 'obligations', status, { from, to: startOfNext(to) });
    // A counter stays when its last row has gone.
    return counters.flatMap(({ day, count }) => (count > 0 ? [{ status, due_date: day, count }] : []));
  });
  return (await Promise.all(counted)).flat();
}

/** After every day. */
const LATEST = '\uffff';
const startOfNext = (day: CalendarDate) => `${day}\0`;

/** The part of a range between these days; none where there is no such part. */
export function within(range: IndexRange, days: Pick<IndexRange, 'from' | 'to'>): IndexRange[] {
  const from = laterOf(range.from, days.from);
  const to = earlierOf(range.to, days.to);
  return from !== undefined && to !== undefined && from > to ? [] : [{ under: range.under, from, to }];
}

type End = CalendarDate | undefined;
const laterOf = (a: End, b: End): End => (a === undefined || (b !== undefined && b > a) ? b : a);
const earlierOf = (a: End, b: End): End => (a === undefined || (b !== undefined && b < a) ? b : a);

/** Of one client, or of all (null). */
export const dueOf = (clientId: string | null): IndexRange =>
  clientId === null ? ALL_DATES : { under: ofClient(clientId) };

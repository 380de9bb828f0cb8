import {
  addDays,
  type CalendarDate,
  competenceOf,
  displayedStatus,
  dueRangeOf,
  lastDayOf,
  type Month,
  type ObligationStatus,
  type Row,
} from '@portal/domain';
import Dexie from 'dexie';
import type { PortalDatabase } from '#data/local/database.ts';

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
  /** From this day on, where nothing else says when. */
  since: CalendarDate | null;
};

/** A range of an index that is in the order of due dates. */
export type IndexRange = {
  /** null: the index of due dates alone. */
  under: { index: '[client_id+due_date]' | '[status+due_date]'; key: string } | null;
  /** Both ends belong to it; undefined where it has none. */
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
};
/** What an index cannot answer. */
export type Test = (obligation: Obligation) => boolean;

/** The ranges of an index that hold what is looked for, and what no index can answer. */
export function indexRead(
  { client_id, status, month, day, competence, since }: ObligationRange,
  today: CalendarDate,
): { ranges: IndexRange[]; test: Test | null } {
  const dates =
    day !== null
      ? { from: day, to: day }
      : month !== null
        ? { from: month, to: lastDayOf(month) }
        : competence !== null
          ? dueRangeOf(competence)
          : since !== null
            ? { from: since }
            : {};
  const test: Test | null =
    status === null && competence === null
      ? null
      : (obligation) =>
          (status === null || displayedStatus(obligation, today) === status) &&
          (competence === null || competenceOf(obligation) === competence);
  if (client_id !== null) return { ranges: [{ under: ofClient(client_id), ...dates }], test };
  // The rows of one month are few; the rows of one status may be years.
  if (status === null || 'from' in dates) return { ranges: [{ under: null, ...dates }], test };
  return { ranges: storedAs(status, today), test: null };
}

/** Where on the index of stored statuses the rows are that show this one. */
function storedAs(status: ObligationStatus, today: CalendarDate): IndexRange[] {
  const stored = (key: ObligationStatus) => ({ index: '[status+due_date]', key }) as const;
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

/** A whole table is counted several times as fast as its index. */
export const countIn = (db: PortalDatabase, range: IndexRange): Promise<number> =>
  range.under === null && range.from === undefined && range.to === undefined
    ? db.obligations.count()
    : rowsIn(db, range).count();

/** The part of a range that lies in a month; none where there is no such part. */
export function within(range: IndexRange, month: { from: CalendarDate; to: CalendarDate }): IndexRange[] {
  const from = range.from !== undefined && range.from > month.from ? range.from : month.from;
  const to = range.to !== undefined && range.to < month.to ? range.to : month.to;
  return from > to ? [] : [{ under: range.under, from, to }];
}

/** Of one client, or of all (null). */
export const dueOf = (clientId: string | null): IndexRange =>
  clientId === null ? ALL_DATES : { under: ofClient(clientId) };

import {
  addDays,
  type CalendarDate,
  competenceOf,
  displayedStatus,
  dueRangeOf,
  foldTexts,
  lastDayOf,
  type Month,
  type ObligationStatus,
  type Row,
  searchFor,
} from '@portal/domain';
import Dexie from 'dexie';
import type { PortalDatabase } from '#data/database.ts';
import { withClientNames, type WithClientName } from './client-names.ts';

type Obligation = Row<'obligations'>;

export type ObligationPage = { total: number; rows: WithClientName<Obligation>[] };

/** What somebody looks for; null: whichever. A month and a day are those of the due date. */
export type ObligationSearch = {
  query: string;
  client_id: string | null;
  /** As it is shown: what is late counts as 'overdue', whatever is stored. */
  status: ObligationStatus | null;
  month: Month | null;
  /** Narrower than the month, and in its place. */
  day: CalendarDate | null;
  /** The month it is about, whenever it is due. */
  competence: Month | null;
};

type Range = { from: CalendarDate | undefined; to: CalendarDate | undefined };
type Source = ReturnType<PortalDatabase['obligations']['toCollection']>;

/** By due date, the oldest first, a page at a time: a firm has tens of thousands. `page` counts from 0. */
export async function pageObligations(
  db: PortalDatabase,
  search: ObligationSearch,
  today: CalendarDate,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ObligationPage> {
  const { sources, test } = indexRead(db, search, today);
  const [only] = sources;
  if (sources.length === 1 && only !== undefined && test === null && search.query.trim() === '') {
    // In this order: a page's limits stay with the collection.
    const total = await only.count();
    const rows = await only
      .offset(page * pageSize)
      .limit(pageSize)
      .toArray();
    return { total, rows: await withClientNames(db, rows) };
  }
  const read = (await Promise.all(sources.map((source) => source.toArray()))).flat();
  const named = await withClientNames(db, test === null ? read : read.filter(test));
  const isFound = searchFor(search.query);
  const found = named
    .filter(({ name, client_name }) => isFound(foldTexts([name, client_name])))
    .sort((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0));
  return { total: found.length, rows: found.slice(page * pageSize, (page + 1) * pageSize) };
}

/** The ranges of an index that hold what is looked for, each by due date, and what no index can answer. */
function indexRead(
  db: PortalDatabase,
  { client_id, status, month, day, competence }: ObligationSearch,
  today: CalendarDate,
): { sources: Source[]; test: ((obligation: Obligation) => boolean) | null } {
  const range: Range =
    day !== null
      ? { from: day, to: day }
      : month !== null
        ? { from: month, to: lastDayOf(month) }
        : competence !== null
          ? dueRangeOf(competence)
          : { from: undefined, to: undefined };
  const test =
    status === null && competence === null
      ? null
      : (obligation: Obligation) =>
          (status === null || displayedStatus(obligation, today) === status) &&
          (competence === null || competenceOf(obligation) === competence);
  if (client_id !== null) {
    const ofClient = between(db, '[client_id+due_date]', client_id, range);
    return { sources: [ofClient], test };
  }
  // The rows of one month are few; the rows of one status may be years.
  if (status === null || range.from !== undefined) return { sources: [dueIn(db, range)], test };
  return {
    sources: storedAs(status, today).map(([stored, dates]) =>
      between(db, '[status+due_date]', stored, dates),
    ),
    test: null,
  };
}

/** Where on the index of stored statuses the rows stand that show this one. */
function storedAs(status: ObligationStatus, today: CalendarDate): [ObligationStatus, Range][] {
  const all = { from: undefined, to: undefined };
  const past = { from: undefined, to: addDays(today, -1) };
  switch (status) {
    case 'completed':
      return [['completed', all]];
    case 'overdue':
      return [
        ['overdue', all],
        ['pending', past],
        ['in_progress', past],
      ];
    case 'pending':
    case 'in_progress':
      return [[status, { from: today, to: undefined }]];
  }
}

function between(
  db: PortalDatabase,
  index: '[client_id+due_date]' | '[status+due_date]',
  key: string,
  { from, to }: Range,
): Source {
  return db.obligations
    .where(index)
    .between([key, from ?? Dexie.minKey], [key, to ?? Dexie.maxKey], true, true);
}

function dueIn(db: PortalDatabase, { from, to }: Range): Source {
  return db.obligations.where('due_date').between(from ?? Dexie.minKey, to ?? Dexie.maxKey, true, true);
}

/** What falls due in a month, completed or not; of one client, or of all (null). */
export function listDueOf(db: PortalDatabase, month: Month, clientId: string | null): Promise<Obligation[]> {
  const range = { from: month, to: lastDayOf(month) };
  const source = clientId === null ? dueIn(db, range) : between(db, '[client_id+due_date]', clientId, range);
  return source.toArray();
}

/** The first and the last day on which something is due, to one client or to all (null). Two steps on an index. */
export async function readDueSpan(
  db: PortalDatabase,
  clientId: string | null,
): Promise<{ first: CalendarDate; last: CalendarDate } | null> {
  const [first, last] = await Promise.all([byDueDate(db, clientId).first(), byDueDate(db, clientId).last()]);
  return first === undefined || last === undefined ? null : { first: first.due_date, last: last.due_date };
}

/** null where there is none, and where none is meant. */
export async function findObligation(
  db: PortalDatabase,
  id: string | null,
): Promise<WithClientName<Obligation> | null> {
  const row = id === null ? undefined : await db.obligations.get(id);
  return row === undefined ? null : ((await withClientNames(db, [row]))[0] ?? null);
}

/** How many rows stand before this one in the list of its client, or of all (null); null where it is not there. */
export async function positionOf(
  db: PortalDatabase,
  id: string,
  clientId: string | null,
): Promise<number | null> {
  const row = await db.obligations.get(id);
  if (row === undefined) return null;
  if (clientId !== null) return (await byDueDate(db, clientId).primaryKeys()).indexOf(id);
  const [before, sameDay] = await Promise.all([
    db.obligations.where('due_date').below(row.due_date).count(),
    db.obligations.where('due_date').equals(row.due_date).primaryKeys(),
  ]);
  return before + sameDay.indexOf(id);
}

/** Whether anything is registered at all for one client, or for any (null), whatever somebody looks for. */
export async function hasObligations(db: PortalDatabase, clientId: string | null): Promise<boolean> {
  return (await byDueDate(db, clientId).limit(1).count()) > 0;
}

/** A collection of its own for each question: what narrows one stays with it. */
function byDueDate(db: PortalDatabase, clientId: string | null): Source {
  const all = { from: undefined, to: undefined };
  return clientId === null ? dueIn(db, all) : between(db, '[client_id+due_date]', clientId, all);
}

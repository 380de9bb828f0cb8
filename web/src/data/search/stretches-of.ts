import {
  type Instant,
  OPEN_OBLIGATION_STATUSES,
  REQUEST_STATUSES,
  startOfCalendarDate,
  type TaskStatus,
} from '@portal/domain';
import Dexie, { type Table } from 'dexie';
import { dayOf } from '#data/counters/counter.ts';
import { startingWith } from '#data/local/starting-with.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { isFinished } from './entry-of.ts';
import type { SearchedTable } from './search-index.ts';

/** Rows read at once: a question that comes meanwhile waits for one such stretch, about 20 ms on a phone. */
const STRETCH = 500;

const OPEN_TASKS: readonly TaskStatus[] = ['pending', 'in_progress'];

/** The rows that are searched, in the order in which they are most likely asked for, some hundreds at a time. */
export function stretchesOf(
  db: PortalDatabase,
  table: SearchedTable,
  since: Instant,
): AsyncGenerator<StoredRow[]> {
  return table === 'documents' ? byDay(db, since) : byIds(db.table(table), () => idsOf(db, table, since));
}

/**
 * Documents, day by day from the newest. Of all the ids of a year at once the database makes one answer, and whatever else
 * is read meanwhile waits a second for it.
 */
async function* byDay(db: PortalDatabase, since: Instant): AsyncGenerator<StoredRow[]> {
  const before = (end: unknown) => db.documents.where('created_at').between(since, end, true, false);
  let end: unknown = Dexie.maxKey;
  for (;;) {
    const [newest] = (await before(end).reverse().limit(1).keys()) as string[];
    if (newest === undefined) return;
    const start = startOfDay(newest, since);
    yield await db.documents.where('created_at').between(start, end, true, false).toArray();
    end = start;
  }
}

/** Of an instant that is none, all that is left is one stretch. */
function startOfDay(instant: string, since: Instant): Instant {
  const day = dayOf(instant);
  const start = day === '' ? since : startOfCalendarDate(day);
  return start > since ? start : since;
}

async function* byIds(
  table: Table<StoredRow, string>,
  read: () => Promise<string[]>,
): AsyncGenerator<StoredRow[]> {
  const ids = await read();
  for (let at = 0; at < ids.length; at += STRETCH) {
    const rows = await table.bulkGet(ids.slice(at, at + STRETCH));
    yield rows.filter((row) => row !== undefined);
  }
}

/** Read from indexes alone. */
async function idsOf(
  db: PortalDatabase,
  table: Exclude<SearchedTable, 'documents'>,
  since: Instant,
): Promise<string[]> {
  switch (table) {
    case 'clients':
    case 'notes':
      return db[table].toCollection().primaryKeys();
    case 'obligations':
      return allOf(
        OPEN_OBLIGATION_STATUSES.map((status) =>
          startingWith(db.obligations, '[status+due_date]', status).primaryKeys(),
        ),
      );
    case 'tasks':
      return allOf(
        OPEN_TASKS.map((status) => startingWith(db.tasks, '[status+updated_at]', status).primaryKeys()),
      );
    case 'service_requests':
      return allOf(
        REQUEST_STATUSES.map((status) =>
          db.service_requests
            .where('[status+created_at]')
            .between([status, isFinished(status) ? since : Dexie.minKey], [status, Dexie.maxKey])
            .primaryKeys(),
        ),
      );
  }
}

type Keys = PromiseLike<string[]>;

const allOf = async (parts: readonly Keys[]): Promise<string[]> => (await Promise.all(parts)).flat();

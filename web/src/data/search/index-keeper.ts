import {
  addMonths,
  calendarDateOf,
  monthOf,
  type Instant,
  OPEN_OBLIGATION_STATUSES,
  REQUEST_STATUSES,
  startOfCalendarDate,
  type TaskStatus,
} from '@portal/domain';
import Dexie, { type IntervalTree, type ObservabilitySet, RangeSet, type Table } from 'dexie';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { ENTRY_OF, isFinished } from './entry-of.ts';
import { SEARCHED_TABLES, type SearchedTable, type SearchIndex } from './search-index.ts';

/** Rows read at once: a question that comes meanwhile waits for one such stretch, about 20 ms on a phone. */
const STRETCH = 500;

/** A first sync stores page after page: the table is looked through again once it is over, and not for each. */
const CALM_MS = 1_500;

/** Documents and finished requests are searched as far back as this. */
const MONTHS_BACK = 12;

const OPEN_TASKS: readonly TaskStatus[] = ['pending', 'in_progress'];

export type IndexKeeper = {
  /** Whether every row that is searched has been read once. */
  isComplete: () => boolean;
  stop: () => void;
};

/** All of a table, or these rows of it. */
type Stale = 'all' | Set<string>;

/**
 * Fills the index from the local database and follows its changes, of every tab: the rows that changed are read
 * again, and no other. `onProgress` is called whenever answers may have changed.
 */
export function keepIndex(
  db: PortalDatabase,
  index: SearchIndex,
  { now, onProgress }: { now: Date; onProgress: () => void },
): IndexKeeper {
  const since = startOfCalendarDate(addMonths(monthOf(calendarDateOf(now)), -MONTHS_BACK));
  const stale = new Map<SearchedTable, Stale>(SEARCHED_TABLES.map((table) => [table, 'all']));
  const read = new Set<SearchedTable>();
  let isStopped = false;
  let isWorking = false;

  const refresh = async (table: SearchedTable, ids: readonly string[]): Promise<void> => {
    const rows = await tableOf(db, table).bulkGet([...ids]);
    const known = {
      since,
      serviceNames: table === 'service_requests' ? await readServiceNames(db) : NO_NAMES,
    };
    rows.forEach((row, at) => {
      const id = ids[at] ?? '';
      // The table says which row it is; the compiler cannot follow the lookup.
      const entry = row === undefined ? null : ENTRY_OF[table](row as never, known);
      if (entry === null) index.remove(table, id);
      else index.put(table, id, entry);
    });
    onProgress();
  };
  const readAll = async (table: SearchedTable): Promise<void> => {
    const ids = await wantedIds(db, table, since);
    for (let at = 0; at < ids.length && !isStopped; at += STRETCH) {
      await refresh(table, ids.slice(at, at + STRETCH));
    }
    if (isStopped) return;
    index.keepOnly(table, new Set(ids));
    read.add(table);
    onProgress();
  };
  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    try {
      for (let next = takeStale(stale); next !== null && !isStopped; next = takeStale(stale)) {
        const [table, what] = next;
        if (what !== 'all') await refresh(table, [...what]);
        else {
          if (read.has(table)) await pause(CALM_MS);
          await readAll(table);
        }
      }
    } catch (error) {
      // The account is being erased: the connection was ended, and so is this.
      if (db.isOpen()) throw error;
    } finally {
      isWorking = false;
    }
  };
  const follow = (parts: ObservabilitySet): void => {
    for (const table of SEARCHED_TABLES) {
      const changed = parts[`idb://${db.name}/${table}/`];
      if (changed !== undefined) addStale(stale, table, changedIds(changed));
    }
    // Requests are found by the names of their services.
    if (parts[`idb://${db.name}/services/`] !== undefined) addStale(stale, 'service_requests', 'all');
    void work();
  };

  Dexie.on('storagemutated', follow);
  void work();
  return {
    isComplete: () => read.size === SEARCHED_TABLES.length,
    stop: () => {
      isStopped = true;
      Dexie.on.storagemutated.unsubscribe(follow);
    },
  };
}

/** The ids that are searched, in the order in which they are most likely asked for. Read from indexes alone. */
async function wantedIds(db: PortalDatabase, table: SearchedTable, since: Instant): Promise<string[]> {
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
    case 'documents':
      return (await db.documents.where('created_at').aboveOrEqual(since).primaryKeys()).reverse();
  }
}

type Keys = PromiseLike<string[]>;

const allOf = async (parts: readonly Keys[]): Promise<string[]> => (await Promise.all(parts)).flat();

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** A firm offers dozens of services. */
async function readServiceNames(db: PortalDatabase): Promise<ReadonlyMap<string, string>> {
  return new Map((await db.services.toArray()).map(({ id, name }) => [id, name]));
}

/** More than so many at once are told as a range, and so is a purge. */
function changedIds(changed: IntervalTree): Stale {
  const ids = new Set<string>();
  for (const { from, to } of RangeSet(changed)) {
    if (typeof from !== 'string' || from !== to) return 'all';
    ids.add(from);
  }
  return ids;
}

function addStale(stale: Map<SearchedTable, Stale>, table: SearchedTable, more: Stale): void {
  const before = stale.get(table);
  if (before === 'all' || more === 'all') stale.set(table, 'all');
  else stale.set(table, new Set([...(before ?? []), ...more]));
}

/** Single rows first: they are what somebody just changed. */
function takeStale(stale: Map<SearchedTable, Stale>): [SearchedTable, Stale] | null {
  const all = [...stale];
  const next = all.find(([, what]) => what !== 'all') ?? all[0];
  if (next === undefined) return null;
  stale.delete(next[0]);
  return next;
}

const tableOf = (db: PortalDatabase, table: SearchedTable): Table<StoredRow, string> => db.table(table);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

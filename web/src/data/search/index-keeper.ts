import { addMonths, calendarDateOf, monthOf, startOfCalendarDate } from '@portal/domain';
import Dexie, { type IntervalTree, type ObservabilitySet, RangeSet, type Table } from 'dexie';
import type { Pace } from '#data/local/pace.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { ENTRY_OF, type Known } from './entry-of.ts';
import { stretchesOf } from './stretches-of.ts';
import { SEARCHED_TABLES, type SearchedTable, type SearchIndex } from './search-index.ts';

/** A first sync stores page after page: the table is looked through again once it is over, and not for each. */
const CALM_MS = 1_500;

/** Documents and finished requests are searched as far back as this. */
const MONTHS_BACK = 12;

export type IndexKeeper = {
  /** Whether every row that is searched has been read once. */
  isComplete: () => boolean;
  stop: () => void;
};

/** All of a table, or these rows of it. */
type Stale = 'all' | Set<string>;

/**
 * Fills the index from the local database and follows its changes, of every tab: the rows that changed are read
 * again, and no other. It rests between the stretches of what it reads whole. `onProgress` is called whenever answers
 * may have changed.
 */
export function keepIndex(
  db: PortalDatabase,
  index: SearchIndex,
  { now, rest, onProgress }: { now: Date; rest: Pace['rest']; onProgress: () => void },
): IndexKeeper {
  const since = startOfCalendarDate(addMonths(monthOf(calendarDateOf(now)), -MONTHS_BACK));
  const stale = new Map<SearchedTable, Stale>(SEARCHED_TABLES.map((table) => [table, 'all']));
  const read = new Set<SearchedTable>();
  let isStopped = false;
  let isWorking = false;

  const readKnown = async (table: SearchedTable): Promise<Known> => ({
    since,
    serviceNames: table === 'service_requests' ? await readServiceNames(db) : NO_NAMES,
  });
  const enter = (table: SearchedTable, row: StoredRow, known: Known) => {
    // The table says which row it is; the compiler cannot follow the lookup.
    const entry = ENTRY_OF[table](row as never, known);
    if (entry === null) index.remove(table, row.id);
    else index.put(table, row.id, entry);
  };
  const refresh = async (table: SearchedTable, ids: readonly string[]): Promise<void> => {
    const rows = await tableOf(db, table).bulkGet([...ids]);
    const known = await readKnown(table);
    rows.forEach((row, at) => {
      if (row === undefined) index.remove(table, ids[at] ?? '');
      else enter(table, row, known);
    });
    onProgress();
  };
  const readAll = async (table: SearchedTable): Promise<void> => {
    const seen = new Set<string>();
    const known = await readKnown(table);
    let begun = performance.now();
    for await (const rows of stretchesOf(db, table, since)) {
      if (isStopped) return;
      for (const row of rows) {
        enter(table, row, known);
        seen.add(row.id);
      }
      onProgress();
      await rest(performance.now() - begun);
      begun = performance.now();
    }
    if (isStopped) return;
    index.keepOnly(table, seen);
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

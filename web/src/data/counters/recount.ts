import { addDays, type CalendarDate, startOfCalendarDate } from '@portal/domain';
import Dexie, { type Table } from 'dexie';
import { readMeta } from '#data/local/meta.ts';
import type { Pace } from '#data/local/pace.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { type CountedTable, type Counter, dayOf } from './counter.ts';

/** What a table is counted by: its index, the day of a key of it, and where the keys of that day end. */
type CountedIndex = {
  table: CountedTable;
  index: string;
  dayOf: (key: string) => string;
  endOf: (key: string) => unknown;
};

const endOfDay = (instant: string): unknown => {
  const day = dayOf(instant);
  return day === '' ? Dexie.maxKey : startOfCalendarDate(addDays(day, 1));
};
const WHOLE = { dayOf: () => '', endOf: () => Dexie.maxKey };
const DATES = { dayOf: (key: string) => key, endOf: (key: string) => `${key}\0` };
const INSTANTS = { dayOf, endOf: endOfDay };

/** On the indexes alone: no row is read. */
const COUNTED_INDEXES: readonly CountedIndex[] = [
  { table: 'clients', index: '[status+corporate_name]', ...WHOLE },
  { table: 'tasks', index: '[status+updated_at]', ...INSTANTS },
  { table: 'obligations', index: '[status+due_date]', ...DATES },
  { table: 'documents', index: 'created_at', ...INSTANTS },
];

/** Fills the counters of a database that had none, in the transaction that makes their table. */
export async function fillCounters(tables: (name: string) => Table): Promise<void> {
  for (const counted of COUNTED_INDEXES) {
    const { right } = await countFrom(tables(counted.table), counted, Dexie.minKey, Infinity);
    await tables('counters').bulkAdd(right);
  }
}

/** Counters of one transaction: who writes waits for no more, some hundredths of a second with years of rows. */
const AT_ONCE = 4;

/**
 * Counts again what was not counted `today` and mends what differs: an earlier version of the app, put back for a day,
 * writes rows and no counters. A few days of rows at a time, and `rest` in between: a device with years of them has
 * thousands to count, and a person who works on it. Resolves to how many were wrong.
 */
export async function recount(db: PortalDatabase, today: CalendarDate, rest: Pace['rest']): Promise<number> {
  let mended = 0;
  for (const counted of COUNTED_INDEXES) {
    const counted_on = (await readMeta(db, 'counted_on')) ?? {};
    if (counted_on[counted.table] === today) continue;
    let place: Place = START;
    for (;;) {
      const begun = performance.now();
      const found = await mendFrom(db, counted, place);
      mended += found.wrong.length;
      if (found.next === null) break;
      place = found.next;
      await rest(performance.now() - begun);
    }
    await db.meta.put({ key: 'counted_on', value: { ...counted_on, [counted.table]: today } });
  }
  return mended;
}

/** Where counting goes on: the key of the index, and the counter before it. */
type Place = { key: unknown; after: readonly [by: unknown, day: unknown] };
const START: Place = { key: Dexie.minKey, after: [Dexie.minKey, Dexie.minKey] };

async function mendFrom(db: PortalDatabase, counted: CountedIndex, place: Place) {
  const tables = [counted.table, 'counters'];
  // Nearly always there is nothing to write, and nobody who reads has to wait.
  const found = await db.transaction('r', tables, () => findWrong(db, counted, place));
  if (found.wrong.length === 0) return found;
  return db.transaction('rw', tables, async () => {
    const again = await findWrong(db, counted, place);
    await db.counters.bulkPut(again.wrong);
    return again;
  });
}

/** The counters from a place on that are wrong, as they should be; `next` is null at the end of the index. */
async function findWrong(
  db: PortalDatabase,
  counted: CountedIndex,
  place: Place,
): Promise<{ wrong: Counter[]; next: Place | null }> {
  const { table } = counted;
  const { right, next } = await countFrom(db.table(table), counted, place.key, AT_ONCE);
  const last = right.at(-1);
  const end = next === null || last === undefined ? END : ([last.by, last.day] as const);
  const kept = await db.counters
    .where('[table+by+day]')
    .between([table, ...place.after], [table, ...end], false, true)
    .toArray();
  const keptByPlace = byPlace(kept);
  const rightByPlace = byPlace(right);
  const gone = kept.filter((one) => !rightByPlace.has(placeOf(one))).map((one) => ({ ...one, count: 0 }));
  const wrong = [...right, ...gone].filter(
    (one) => (keptByPlace.get(placeOf(one))?.count ?? 0) !== one.count,
  );
  return { wrong, next: next === null ? null : { key: next, after: end } };
}

const END = [Dexie.maxKey, ''] as const;
const placeOf = ({ by, day }: Counter) => `${by} ${day}`;
const byPlace = (counters: readonly Counter[]) => new Map(counters.map((one) => [placeOf(one), one]));

/** From one counter that has rows to the next, `most` of them. The index begins with the word, where rows are told apart by one. */
async function countFrom(
  table: Table,
  { index, dayOf, endOf }: CountedIndex,
  start: unknown,
  most: number,
): Promise<{ right: Counter[]; next: unknown }> {
  const right: Counter[] = [];
  let from = start;
  while (right.length < most) {
    const [first] = (await table.where(index).aboveOrEqual(from).limit(1).keys()) as (
      string | [string, string]
    )[];
    if (first === undefined) return { right, next: null };
    const [by, key] = typeof first === 'string' ? [null, first] : first;
    const end = by === null ? endOf(key) : [by, endOf(key)];
    const count = await table.where(index).between(first, end).count();
    right.push({ table: table.name, by: by ?? '', day: dayOf(key), count });
    from = end;
  }
  return { right, next: from };
}

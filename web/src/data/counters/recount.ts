import { addDays, startOfCalendarDate } from '@portal/domain';
import Dexie, { type Table } from 'dexie';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { COUNTED, type Counter, dayOf } from './counter.ts';

type Tables = (name: string) => Table;

/** Fills the counters of a database that had none, in the transaction that makes their table. */
export async function fillCounters(tables: Tables): Promise<void> {
  await tables('counters').bulkAdd(await countAll(tables));
}

/**
 * Counts everything again and mends what differs: an earlier version of the app, put back for a day, writes rows and
 * no counters. Resolves to how many were wrong.
 */
export async function recount(db: PortalDatabase): Promise<number> {
  const tables = [...COUNTED, 'counters'];
  // Nearly always there is nothing to write, and nobody who writes has to wait.
  if ((await db.transaction('r', tables, () => findWrong(db))).length === 0) return 0;
  return db.transaction('rw', tables, async () => {
    const wrong = await findWrong(db);
    await db.counters.bulkPut(wrong);
    return wrong.length;
  });
}

/** As they should be. */
async function findWrong(db: PortalDatabase): Promise<Counter[]> {
  const right = byKey(await countAll((name) => db.table(name)));
  const kept = byKey(await db.counters.toArray());
  const gone = [...kept].filter(([key]) => !right.has(key)).map(([, one]) => ({ ...one, count: 0 }));
  return [...right.values(), ...gone].filter((one) => (kept.get(keyOf(one))?.count ?? 0) !== one.count);
}

const keyOf = ({ table, by, day }: Counter) => `${table} ${by} ${day}`;
const byKey = (counters: Counter[]) => new Map(counters.map((one) => [keyOf(one), one]));

/** On the indexes alone: no row is read. */
async function countAll(tables: Tables): Promise<Counter[]> {
  const counted = await Promise.all([
    countOn(tables('clients'), '[status+corporate_name]', WHOLE),
    countOn(tables('documents'), 'created_at', INSTANTS),
    countOn(tables('obligations'), '[status+due_date]', DATES),
    countOn(tables('tasks'), '[status+updated_at]', INSTANTS),
  ]);
  return counted.flat();
}

/** Of what an index is sorted by: the day of a key, and where the keys of that day end. */
type Sorted = { dayOf: (key: string) => string; endOf: (key: string) => unknown };

const WHOLE: Sorted = { dayOf: () => '', endOf: () => Dexie.maxKey };
const DATES: Sorted = { dayOf: (key) => key, endOf: (key) => `${key}\0` };
const INSTANTS: Sorted = { dayOf, endOf: endOfDay };

function endOfDay(instant: string): unknown {
  const day = dayOf(instant);
  return day === '' ? Dexie.maxKey : startOfCalendarDate(addDays(day, 1));
}

/** From one counter that has rows to the next. The index begins with the word, where rows are told apart by one. */
async function countOn(table: Table, index: string, { dayOf, endOf }: Sorted): Promise<Counter[]> {
  const keyOf = (by: string | null, rest: unknown) => (by === null ? rest : [by, rest]);
  const counters: Counter[] = [];
  let from: unknown = Dexie.minKey;
  for (;;) {
    const [first] = (await table.where(index).aboveOrEqual(from).limit(1).keys()) as (
      string | [string, string]
    )[];
    if (first === undefined) return counters;
    const [by, key] = typeof first === 'string' ? [null, first] : first;
    const next = keyOf(by, endOf(key));
    const count = await table.where(index).between(first, next).count();
    counters.push({ table: table.name, by: by ?? '', day: dayOf(key), count });
    from = next;
  }
}

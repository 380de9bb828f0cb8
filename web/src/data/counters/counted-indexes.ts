import { addDays, startOfCalendarDate } from '@portal/domain';
import Dexie, { type Table } from 'dexie';
import { type CountedTable, type Counter, dayOf, isOfDay, monthsFrom } from './counter.ts';

/** What a table is counted by: its index, the day of a key of it, and where the keys of that day end. */
export type CountedIndex = {
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
export const COUNTED_INDEXES: readonly CountedIndex[] = [
  { table: 'clients', index: '[status+corporate_name]', ...WHOLE },
  { table: 'tasks', index: '[status+updated_at]', ...INSTANTS },
  { table: 'obligations', index: '[status+due_date]', ...DATES },
  { table: 'documents', index: 'created_at', ...INSTANTS },
];

/** From one counter that has rows to the next, `most` of them. The index begins with the word, where rows are told apart by one. */
export async function countFrom(
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

/** Fills the counters of a database that had none, or none of months, in the transaction that raises its version. */
export async function fillCounters(tables: (name: string) => Table): Promise<void> {
  const counters = tables('counters') as Table<Counter>;
  if ((await counters.count()) === 0) {
    for (const counted of COUNTED_INDEXES) {
      const { right } = await countFrom(tables(counted.table), counted, Dexie.minKey, Infinity);
      await counters.bulkAdd(right);
    }
  }
  await counters.bulkPut(monthsFrom((await counters.toArray()).filter(isOfDay)));
}

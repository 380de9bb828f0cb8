import { addDays, startOfCalendarDate } from '@portal/domain';
import Dexie, { type Table } from 'dexie';
import { asWord, COUNTINGS, type Counter, type Counting, dayOf, isOfDay, monthsFrom } from './counter.ts';

/** What rows are counted by: an index, the day of a key of it, and where the keys of that day end. */
export type CountedIndex = {
  counting: Counting;
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
  { counting: 'clients', index: '[status+corporate_name]', ...WHOLE },
  { counting: 'tasks', index: '[status+updated_at]', ...INSTANTS },
  { counting: 'obligations', index: '[status+due_date]', ...DATES },
  { counting: 'documents', index: 'created_at', ...INSTANTS },
  { counting: 'reviews', index: '[category+review+created_at]', ...WHOLE },
];

/** From one counter that has rows to the next, `most` of them. The index begins with the words, where rows are told apart by some. */
export async function countFrom(
  table: Table,
  { counting, index, dayOf, endOf }: CountedIndex,
  start: unknown,
  most: number,
): Promise<{ right: Counter[]; next: unknown }> {
  const right: Counter[] = [];
  let from = start;
  while (right.length < most) {
    const [first] = (await table.where(index).aboveOrEqual(from).limit(1).keys()) as (string | string[])[];
    if (first === undefined) return { right, next: null };
    const words = typeof first === 'string' ? [] : first.slice(0, -1);
    const key = typeof first === 'string' ? first : (first.at(-1) ?? '');
    const end = words.length === 0 ? endOf(key) : [...words, endOf(key)];
    const count = await table.where(index).between(first, end).count();
    right.push({ table: counting, by: asWord(words), day: dayOf(key), count });
    from = end;
  }
  return { right, next: from };
}

/** Fills the countings that a database has none of, and its months, in the transaction that raises its version. */
export async function fillCounters(tables: (name: string) => Table): Promise<void> {
  const counters = tables('counters') as Table<Counter>;
  for (const counted of COUNTED_INDEXES) {
    if ((await allOf(counters, counted.counting).count()) > 0) continue;
    const { right } = await countFrom(
      tables(COUNTINGS[counted.counting].table),
      counted,
      Dexie.minKey,
      Infinity,
    );
    await counters.bulkAdd(right);
  }
  await counters.bulkPut(monthsFrom((await counters.toArray()).filter(isOfDay)));
}

/** The counters of one counting, those of days and of months. */
export const allOf = (counters: Table<Counter>, counting: Counting) =>
  counters.where('[table+by+day]').between([counting, Dexie.minKey], [counting, Dexie.maxKey]);

import type { CalendarDate } from '@portal/domain';
import Dexie from 'dexie';
import { readMeta } from '#data/local/meta.ts';
import type { Pace } from '#data/local/pace.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { COUNTINGS, type Counter, isOfDay, monthsFrom } from './counter.ts';
import { allOf, COUNTED_INDEXES, type CountedIndex, countFrom } from './counted-indexes.ts';

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
    if (counted_on[counted.counting] === today) continue;
    let place: Place = START;
    for (;;) {
      const begun = performance.now();
      const found = await mendFrom(db, counted, place);
      mended += found.wrong.length;
      if (found.next === null) break;
      place = found.next;
      await rest(performance.now() - begun);
    }
    mended += (await mend(db, ['counters'], () => findWrongMonths(db, counted))).wrong.length;
    await db.meta.put({ key: 'counted_on', value: { ...counted_on, [counted.counting]: today } });
  }
  return mended;
}

/** Where counting goes on: the key of the index, and the counter before it. */
type Place = { key: unknown; after: readonly [by: unknown, day: unknown] };
const START: Place = { key: Dexie.minKey, after: [Dexie.minKey, Dexie.minKey] };

async function mendFrom(db: PortalDatabase, counted: CountedIndex, place: Place) {
  return mend(db, [COUNTINGS[counted.counting].table, 'counters'], () => findWrong(db, counted, place));
}

/** Nearly always there is nothing to write, and nobody who reads has to wait. */
async function mend<Found extends { wrong: Counter[] }>(
  db: PortalDatabase,
  tables: string[],
  find: () => Promise<Found>,
): Promise<Found> {
  const found = await db.transaction('r', tables, find);
  if (found.wrong.length === 0) return found;
  return db.transaction('rw', tables, async () => {
    const again = await find();
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
  const { counting } = counted;
  const { right, next } = await countFrom(db.table(COUNTINGS[counting].table), counted, place.key, AT_ONCE);
  const last = right.at(-1);
  const end = next === null || last === undefined ? END : ([last.by, last.day] as const);
  const kept = await db.counters
    .where('[table+by+day]')
    .between([counting, ...place.after], [counting, ...end], false, true)
    .filter(isOfDay)
    .toArray();
  return { wrong: differing(kept, right), next: next === null ? null : { key: next, after: end } };
}

/** The counters of months that are not those of their days. */
async function findWrongMonths(
  db: PortalDatabase,
  { counting }: CountedIndex,
): Promise<{ wrong: Counter[] }> {
  const all = await allOf(db.counters, counting).toArray();
  const days = all.filter(isOfDay);
  const months = all.filter((one) => !isOfDay(one));
  return { wrong: differing(months, monthsFrom(days)) };
}

/** Of what is kept, and is to be, what has another count, as it is to be. */
function differing(kept: readonly Counter[], right: readonly Counter[]): Counter[] {
  const keptByPlace = byPlace(kept);
  const rightByPlace = byPlace(right);
  const gone = kept.filter((one) => !rightByPlace.has(placeOf(one))).map((one) => ({ ...one, count: 0 }));
  return [...right, ...gone].filter((one) => (keptByPlace.get(placeOf(one))?.count ?? 0) !== one.count);
}

const END = [Dexie.maxKey, ''] as const;
const placeOf = ({ by, day }: Counter) => `${by} ${day}`;
const byPlace = (counters: readonly Counter[]) => new Map(counters.map((one) => [placeOf(one), one]));

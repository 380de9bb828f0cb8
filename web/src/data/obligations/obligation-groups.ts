import { addDays, type CalendarDate, daysBetween, type ObligationStatus, type Row } from '@portal/domain';
import { lastPageUpTo, type PageOf, type PagePlace } from '#data/live/page.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { byDueDate, type ObligationOrder, STATUS_ORDER } from './obligation-order.ts';
import {
  countIn,
  datesOf,
  indexRead,
  type IndexRange,
  type ObligationRange,
  rowsIn,
  storedAs,
  within,
} from './obligation-ranges.ts';

type Obligation = Row<'obligations'>;

/** Ranges of an index whose rows together are by due date. Groups follow each other. */
type Group = readonly IndexRange[];

/** How the indexes give an order; null where they do not. */
export function groupsOf(
  range: ObligationRange,
  { by }: ObligationOrder,
  today: CalendarDate,
): readonly Group[] | null {
  const { ranges, test } = indexRead(range, today);
  if (by === 'due') return test === null ? [ranges] : null;
  if (by !== 'status' || range.client_id !== null || range.competence !== null) return null;
  const isAsked = (status: ObligationStatus) =>
    (range.status === null || range.status === status) &&
    (range.openUntil === null || status !== 'completed');
  return STATUS_ORDER.map((status) =>
    isAsked(status) ? storedAs(status, today).flatMap((part) => within(part, datesOf(range))) : [],
  );
}

export const countAll = async (db: PortalDatabase, ranges: readonly IndexRange[]): Promise<number> =>
  sum(await Promise.all(ranges.map((range) => countIn(db, range))));

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

type Place = PagePlace & { isReversed: boolean };

/** A page of what follows each other. `extra` are rows beside those of the last group, by due date. */
export async function pageOfGroups(
  db: PortalDatabase,
  groups: readonly Group[],
  extra: readonly Obligation[],
  { page, pageSize, isReversed }: Place,
): Promise<PageOf<Obligation>> {
  const sources = groups.map((group, index) => sourceOf(db, group, index === groups.length - 1 ? extra : []));
  const counts = await Promise.all(sources.map((source) => source.count()));
  const total = sum(counts);
  const shown = lastPageUpTo(page, total, pageSize);
  // Backwards, a page is the mirror of one from the end.
  const end = isReversed ? total - shown * pageSize : Math.min(total, (shown + 1) * pageSize);
  const start = isReversed ? Math.max(0, end - pageSize) : shown * pageSize;
  const rows: Obligation[] = [];
  let before = 0;
  for (const [index, source] of sources.entries()) {
    const count = counts[index] ?? 0;
    const from = Math.max(0, start - before);
    const to = Math.min(count, end - before);
    if (from < to) rows.push(...(await source.slice(from, to - from)));
    before += count;
  }
  return { page: shown, total, rows: isReversed ? rows.reverse() : rows };
}

type Source = {
  count: () => Promise<number>;
  slice: (start: number, length: number) => Promise<Obligation[]>;
};

function sourceOf(db: PortalDatabase, group: Group, extra: readonly Obligation[]): Source {
  const [only] = group;
  const count = async () => (await countAll(db, group)) + extra.length;
  if (only === undefined || group.length > 1 || extra.length > 0)
    return { count, slice: (start, length) => sliceOf(db, group, extra, start, length) };
  return { count, slice: (start, length) => rowsIn(db, only).offset(start).limit(length).toArray() };
}

/** Rows of several ranges at once. Read is from the day on which the slice begins, and no further than it reaches. */
async function sliceOf(
  db: PortalDatabase,
  group: Group,
  extra: readonly Obligation[],
  start: number,
  length: number,
): Promise<Obligation[]> {
  const countUpTo = async (to: CalendarDate) =>
    (await countAll(
      db,
      group.flatMap((range) => within(range, { to })),
    )) + extra.filter(({ due_date }) => due_date <= to).length;
  const day = start === 0 ? null : await dayOf(db, group, extra, start, countUpTo);
  const skipped = day === null ? 0 : start - (await countUpTo(addDays(day, -1)));
  const from = day ?? undefined;
  const read = await Promise.all(
    group
      .flatMap((range) => within(range, { from }))
      .map((range) =>
        rowsIn(db, range)
          .limit(skipped + length)
          .toArray(),
      ),
  );
  const beside = extra.filter(({ due_date }) => from === undefined || due_date >= from);
  return [...read.flat(), ...beside].sort(byDueDate).slice(skipped, skipped + length);
}

/** The due date of the row at this place, found by halving the days between the first and the last. */
async function dayOf(
  db: PortalDatabase,
  group: Group,
  extra: readonly Obligation[],
  place: number,
  countUpTo: (to: CalendarDate) => Promise<number>,
): Promise<CalendarDate | null> {
  const ends = await Promise.all(
    group.flatMap((range) => [rowsIn(db, range).first(), rowsIn(db, range).last()]),
  );
  const dates = [...ends.flatMap((row) => row ?? []), ...extra].map(({ due_date }) => due_date).sort();
  const [first] = dates;
  if (first === undefined) return null;
  let [low, high] = [0, daysBetween(first, dates.at(-1) ?? first)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((await countUpTo(addDays(first, middle))) > place) high = middle;
    else low = middle + 1;
  }
  return addDays(first, low);
}

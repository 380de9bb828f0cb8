import type { Collection } from 'dexie';

/** Which page is asked for, from 0, and how many rows one has. */
export type PagePlace = { page: number; pageSize: number };

/** A page of a list, from 0; the last one where there are fewer than were asked for. `total` counts the whole list. */
export type PageOf<R> = { page: number; total: number; rows: R[] };

/** A page of rows that are at hand. */
export function pageWithin<R>(all: readonly R[], { page, pageSize }: PagePlace): PageOf<R> {
  const shown = lastPageUpTo(page, all.length, pageSize);
  return { page: shown, total: all.length, rows: all.slice(shown * pageSize, (shown + 1) * pageSize) };
}

/**
 * A page of what an index gives in its order. `source` is made twice: a page's limits stay with a collection. `count`
 * where there is a faster way.
 */
export async function readPage<R, Inserted>(
  source: () => Collection<R, string, Inserted>,
  { page, pageSize }: PagePlace,
  count: () => PromiseLike<number> = () => source().count(),
): Promise<PageOf<R>> {
  const total = await count();
  const shown = lastPageUpTo(page, total, pageSize);
  const rows = await source()
    .offset(shown * pageSize)
    .limit(pageSize)
    .toArray();
  return { page: shown, total, rows };
}

/** The page, or the last one where rows have gone meanwhile. */
export const lastPageUpTo = (page: number, total: number, pageSize: number): number =>
  Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1));

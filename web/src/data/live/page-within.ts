/** A page of a list, from 0; the last one where there are fewer than were asked for. `total` counts the whole list. */
export type PageOf<R> = { page: number; total: number; rows: R[] };

export function pageWithin<R>(all: readonly R[], page: number, pageSize: number): PageOf<R> {
  const shown = lastPageUpTo(page, all.length, pageSize);
  return { page: shown, total: all.length, rows: all.slice(shown * pageSize, (shown + 1) * pageSize) };
}

/** The page, or the last one where rows have gone meanwhile. */
export const lastPageUpTo = (page: number, total: number, pageSize: number): number =>
  Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1));

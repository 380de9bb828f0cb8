import { useDeferredValue, useMemo } from 'react';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { type PageOf, pageWithin } from './page.ts';
import { type LocalQuery, useLocalQuery, useLocalRead } from './use-local-query.ts';

export type PagedSearch<P extends PageOf<R>, R, A> = {
  /** Which list it is; no other has this name. */
  list: string;
  /** Equal where the same is looked for, words aside. */
  key: string;
  query: string;
  page: number;
  pageSize: number;
  /** What the database's indexes narrow, page by page. */
  readPage: (db: PortalDatabase) => Promise<P>;
  /** All of that. */
  readAll: (db: PortalDatabase) => Promise<A>;
  /** What the words are found in. The same function as long as it finds the same. */
  find: (all: A, query: string) => R[];
};

/**
 * A page of a list that may be very long. Without words the database pages through it; words are looked for in all
 * of it, which is read once when somebody begins to type and held for as long as something is typed.
 */
export function usePagedSearch<P extends PageOf<R>, R, A>(search: PagedSearch<P, R, A>): LocalQuery<P> {
  const { list, key, page, pageSize, readPage, readAll, find } = search;
  const query = useDeferredValue(search.query.trim());
  const isSearched = query !== '';
  // The page that comes back is drawn with what it showed last: counting a hundred thousand rows takes longer than that.
  const paged = useLocalRead({ name: `${list} ${key} page ${page} of ${pageSize}`, read: readPage });
  const read = useLocalQuery(
    async (db) => (isSearched ? { key, all: await readAll(db) } : null),
    [key, isSearched],
  );
  // Until all of it was read the list stays as it was.
  const held = isSearched && read.kind === 'ready' && read.value?.key === key ? read.value : null;
  const found = useMemo(() => (held === null ? null : find(held.all, query)), [held, query, find]);
  if (found === null || paged.kind !== 'ready') return paged;
  return { kind: 'ready', value: { ...paged.value, ...pageWithin(found, { page, pageSize }) } };
}

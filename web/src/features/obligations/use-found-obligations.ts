import { type CalendarDate, foldTexts, searchFor } from '@portal/domain';
import type { PageOf } from '#data/page-within.ts';
import {
  hasObligations,
  listObligationsIn,
  type NamedObligation,
  pageObligations,
} from '#data/repositories/find-obligations.ts';
import type { LocalQuery } from '#data/use-local-query.ts';
import { usePagedSearch } from '#data/use-paged-search.ts';
import { PAGE_SIZE } from '#ui/pager.tsx';
import type { StaffFilter } from './staff-filter.ts';

type Search = {
  filter: StaffFilter;
  /** `page` counts from 0. */
  place: { query: string; page: number };
  today: CalendarDate;
  /** null: the firm's. */
  ofClient: string | null;
};

/** A page of what is looked for, and whether there is anything at all. */
export type FoundObligations = PageOf<NamedObligation> & { hasAny: boolean };

export function useFoundObligations({
  filter,
  place,
  today,
  ofClient,
}: Search): LocalQuery<FoundObligations> {
  const { query, page } = place;
  return usePagedSearch<FoundObligations, NamedObligation, Folded[]>({
    key: JSON.stringify([filter, today, ofClient]),
    query,
    page,
    pageSize: PAGE_SIZE,
    readPage: async (db) => {
      const [found, hasAny] = await Promise.all([
        pageObligations(db, filter, today, { page, pageSize: PAGE_SIZE }),
        hasObligations(db, ofClient),
      ]);
      return { ...found, hasAny };
    },
    readAll: async (db) => folded(await listObligationsIn(db, filter, today)),
    find,
  });
}

type Folded = { row: NamedObligation; text: string };

/** What each is searched by, made once for all the keys that follow. */
const folded = (rows: readonly NamedObligation[]): Folded[] =>
  rows.map((row) => ({ row, text: foldTexts([row.name, row.client_name]) }));

function find(all: readonly Folded[], words: string): NamedObligation[] {
  const isFound = searchFor(words);
  return all.flatMap(({ row, text }) => (isFound(text) ? [row] : []));
}

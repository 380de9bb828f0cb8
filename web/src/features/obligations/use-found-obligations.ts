import { type CalendarDate, foldTexts, searchFor } from '@portal/domain';
import { useCallback } from 'react';
import type { PageOf } from '#data/live/page.ts';
import type { LocalQuery } from '#data/live/use-local-query.ts';
import { usePagedSearch } from '#data/live/use-paged-search.ts';
import {
  hasObligations,
  listObligationsIn,
  type NamedObligation,
  pageObligations,
} from '#data/obligations/find-obligations.ts';
import { inOrder, type ObligationOrder } from '#data/obligations/obligation-order.ts';
import { PAGE_SIZE } from '#ui/lists/pager.tsx';
import { openUntilOf, type StaffFilter } from './staff-filter.ts';
import type { ListPlace } from './use-obligations-place.ts';

type Search = {
  filter: StaffFilter;
  order: ObligationOrder;
  place: ListPlace;
  today: CalendarDate;
  /** null: the firm's. */
  ofClient: string | null;
};

/** A page of what is looked for, and whether there is anything at all. */
export type FoundObligations = PageOf<NamedObligation> & { hasAny: boolean };

export function useFoundObligations(search: Search): LocalQuery<FoundObligations> {
  const { filter, order, place, today, ofClient } = search;
  const { query, page, kept } = place;
  const { isWhole: _, ...asked } = filter;
  const openUntil = openUntilOf(filter, ofClient, today);
  const { by, isReversed } = order;
  return usePagedSearch<FoundObligations, NamedObligation, Folded[]>({
    list: 'obligations',
    key: JSON.stringify([asked, ofClient, openUntil, order, today, kept]),
    query,
    page,
    pageSize: PAGE_SIZE,
    readPage: async (db) => {
      const range = { ...asked, openUntil };
      const [found, hasAny] = await Promise.all([
        pageObligations(db, { range, order, kept }, today, { page, pageSize: PAGE_SIZE }),
        hasObligations(db, ofClient),
      ]);
      return { ...found, hasAny };
    },
    // Words are looked for in all of it.
    readAll: async (db) => folded(await listObligationsIn(db, { ...asked, openUntil: null }, today)),
    find: useCallback(
      (all, words) => inOrder(find(all, words), { by, isReversed }, today),
      [by, isReversed, today],
    ),
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

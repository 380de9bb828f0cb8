import { type CalendarDate, foldTexts, searchFor } from '@portal/domain';
import type { RefObject } from 'react';
import type { PageOf } from '#data/live/page.ts';
import type { LocalQuery } from '#data/live/use-local-query.ts';
import { usePagedSearch } from '#data/live/use-paged-search.ts';
import {
  hasObligations,
  listObligationsIn,
  type NamedObligation,
  pageObligations,
  readListStart,
} from '#data/obligations/find-obligations.ts';
import { PAGE_SIZE } from '#ui/lists/pager.tsx';
import type { StaffFilter } from './staff-filter.ts';

type Search = {
  filter: StaffFilter;
  /** `page` counts from 0; whole: with what is long past and done. */
  place: { query: string; page: number; isWhole: boolean };
  today: CalendarDate;
  /** null: the firm's. */
  ofClient: string | null;
  /** Where the list begins of its own. Never any later: what is completed would vanish under the finger. */
  startRef: RefObject<ListStart | null>;
};

export type ListStart = { ofClient: string | null; since: CalendarDate | null };

/** A page of what is looked for, the day it begins with where it leaves something out, and whether there is anything at all. */
export type FoundObligations = PageOf<NamedObligation> & { since: CalendarDate | null; hasAny: boolean };

export function useFoundObligations({
  filter,
  place,
  today,
  ofClient,
  startRef,
}: Search): LocalQuery<FoundObligations> {
  const { query, page } = place;
  const isWhole = place.isWhole || isNarrowed(filter, ofClient);
  return usePagedSearch<FoundObligations, NamedObligation, Folded[]>({
    key: JSON.stringify([filter, today, ofClient, isWhole]),
    query,
    page,
    pageSize: PAGE_SIZE,
    readPage: async (db) => {
      const kept = startRef.current;
      const now = await readListStart(db, today, ofClient);
      const start = { ofClient, since: kept?.ofClient === ofClient ? earlier(kept.since, now) : now };
      startRef.current = start;
      const since = isWhole ? null : start.since;
      const [found, hasAny] = await Promise.all([
        pageObligations(db, { ...filter, since }, today, { page, pageSize: PAGE_SIZE }),
        hasObligations(db, ofClient),
      ]);
      return { ...found, since, hasAny };
    },
    readAll: async (db) => folded(await listObligationsIn(db, { ...filter, since: null }, today)),
    find,
  });
}

/** null leaves nothing out. */
const earlier = (a: CalendarDate | null, b: CalendarDate | null) =>
  a === null || b === null ? null : a < b ? a : b;

/** Whether somebody asks for anything but the list of all, or of one client (not null). */
const isNarrowed = ({ client_id, ...rest }: StaffFilter, ofClient: string | null) =>
  client_id !== ofClient || Object.values(rest).some((part) => part !== null);

type Folded = { row: NamedObligation; text: string };

/** What each is searched by, made once for all the keys that follow. */
const folded = (rows: readonly NamedObligation[]): Folded[] =>
  rows.map((row) => ({ row, text: foldTexts([row.name, row.client_name]) }));

function find(all: readonly Folded[], words: string): NamedObligation[] {
  const isFound = searchFor(words);
  return all.flatMap(({ row, text }) => (isFound(text) ? [row] : []));
}

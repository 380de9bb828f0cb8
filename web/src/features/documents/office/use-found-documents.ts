import type { Row } from '@portal/domain';
import { useCallback } from 'react';
import { countDocuments } from '#data/documents/documents.ts';
import { listDocumentsIn, pageDocuments } from '#data/documents/find-documents.ts';
import type { PageOf } from '#data/live/page.ts';
import type { LocalQuery } from '#data/live/use-local-query.ts';
import { usePagedSearch } from '#data/live/use-paged-search.ts';
import { PAGE_SIZE } from '#ui/lists/pager.tsx';
import { type DocumentFilter, findDocuments, isNarrowed, NO_FILTER } from '../find-documents.ts';

type Document = Row<'documents'>;

type Search = {
  filter: DocumentFilter;
  /** null: the firm's. */
  ofClient: string | null;
  /** From 0. */
  page: number;
  clientNames: ReadonlyMap<string, string>;
};

/** A page of what is looked for, and how many there are in all. */
export type FoundDocuments = PageOf<Document> & { all: number };

export function useFoundDocuments({
  filter,
  ofClient,
  page,
  clientNames,
}: Search): LocalQuery<FoundDocuments> {
  const { query, ...range } = filter;
  return usePagedSearch<FoundDocuments, Document, Document[]>({
    list: 'documents',
    key: JSON.stringify([range, ofClient]),
    query,
    page,
    pageSize: PAGE_SIZE,
    readPage: async (db) => {
      const found = await pageDocuments(db, range, { page, pageSize: PAGE_SIZE });
      const all = isNarrowed(range, ofClient) ? await countDocuments(db, ofClient) : found.total;
      return { ...found, all };
    },
    readAll: (db) => listDocumentsIn(db, range),
    find: useCallback(
      (all: Document[], words: string) => findDocuments(all, { ...NO_FILTER, query: words }, clientNames),
      [clientNames],
    ),
  });
}

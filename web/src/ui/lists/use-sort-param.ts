import type { Sort } from './data-table-props.ts';
import { useFilterParams } from './use-filter-params.ts';

const NAMES = ['ordem'] as const;

/** The column a list is sorted by, kept in the search params: `ordem=due`, or `ordem=-due` for the other direction. */
export function useSortParam(): [Sort | undefined, (sort: Sort | undefined) => void] {
  const [{ ordem }, setParams] = useFilterParams(NAMES);
  return [sortOfParam(ordem), (sort) => setParams({ ordem: paramOfSort(sort) })];
}

export function sortOfParam(text: string | null): Sort | undefined {
  if (text === null || text === '' || text === '-') return undefined;
  return text.startsWith('-')
    ? { columnId: text.slice(1), direction: 'descending' }
    : { columnId: text, direction: 'ascending' };
}

export const paramOfSort = (sort: Sort | undefined): string | null =>
  sort === undefined ? null : `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`;

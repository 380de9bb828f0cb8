import type { CalendarDate, Month } from '@portal/domain';
import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { positionOf } from '#data/obligations/find-obligations.ts';
import { BY_DUE_DATE, OBLIGATION_ORDERS, type ObligationOrder } from '#data/obligations/obligation-order.ts';
import type { Sort } from '#ui/lists/data-table-props.ts';
import { PAGE_SIZE } from '#ui/lists/pager.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { useSortParam } from '#ui/lists/use-sort-param.ts';
import {
  paramsOfFilter,
  FILTER_NAMES,
  filterOfParams,
  NO_STAFF_FILTER,
  openUntilOf,
  type StaffFilter,
} from './staff-filter.ts';

/** Where somebody is in the list. */
export type ListPlace = {
  query: string;
  page: number;
  /** A row that was just made, to be found at a glance. */
  revealed: string | null;
  /** Rows that were completed here: the list of what is open keeps them. */
  kept: readonly string[];
};
/** The order with the filters: a new row is looked for without either. */
const PARAMS = [...FILTER_NAMES, 'ordem'] as const;
const FIRST_PLACE: ListPlace = { query: '', page: 0, revealed: null, kept: [] };

/** What narrows the list, and where in it one is: the search params know the filter, a reload begins at page one. */
export function useObligationsPlace(ofClient: string | null, today: CalendarDate) {
  const { db } = useLocalAccount();
  const [params, setParams] = useFilterParams(PARAMS);
  const [sort, setSort] = useSortParam();
  const [place, setPlace] = useState(FIRST_PLACE);
  const asked = filterOfParams(params);
  const filter = ofClient === null ? asked : { ...asked, client_id: ofClient };

  const changePlace = (change: Partial<ListPlace>) => setPlace((before) => ({ ...before, ...change }));
  const changeFilter = (change: Partial<StaffFilter>) => {
    changePlace({ page: 0, revealed: null, kept: [] });
    setParams(paramsOfFilter(change));
  };
  const changeSort: typeof setSort = (next) => {
    changePlace({ page: 0, revealed: null });
    setSort(next);
  };
  const keep = (ids: readonly string[]) =>
    setPlace((before) => ({ ...before, kept: [...before.kept, ...ids] }));
  /** A new row may be on any page: the list goes there. */
  const reveal = async (id: string) => {
    const all = { ...NO_STAFF_FILTER, client_id: ofClient };
    const positionIn = (openUntil: CalendarDate | null) => positionOf(db, id, { ...all, openUntil }, today);
    const position = await positionIn(openUntilOf(all, ofClient, today));
    // Later than this month, or done: it is in the whole list.
    const before = position ?? (await positionIn(null)) ?? 0;
    setParams({ ...paramsOfFilter({ ...NO_STAFF_FILTER, isWhole: position === null }), ordem: null });
    setPlace({ ...FIRST_PLACE, page: Math.floor(before / PAGE_SIZE), revealed: id });
  };
  return { filter, sort, changeSort, place, changePlace, changeFilter, keep, reveal };
}

/** As the columns of the table are called; by due date where the search params name none of them. */
export function orderOf(sort: Sort | undefined): ObligationOrder {
  const by = OBLIGATION_ORDERS.find((order) => order === sort?.columnId);
  return by === undefined ? BY_DUE_DATE : { by, isReversed: sort?.direction === 'descending' };
}

export type ObligationsPlace = ReturnType<typeof useObligationsPlace>;

/** The month of the calendar: the filter's, or one's own where the filter names none. */
export function useShownMonth(
  thisMonth: Month,
  filter: StaffFilter,
  changeFilter: (change: Partial<StaffFilter>) => void,
) {
  const [ownMonth, setOwnMonth] = useState<Month>(thisMonth);
  const showMonth = (next: Month) => {
    if (filter.month === null) setOwnMonth(next);
    else changeFilter({ month: next, day: null });
  };
  return { month: filter.month ?? ownMonth, showMonth };
}

import type { Month } from '@portal/domain';
import { type RefObject, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { positionOf } from '#data/obligations/find-obligations.ts';
import { PAGE_SIZE } from '#ui/lists/pager.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { FIRST_PLACE, type ListPlace } from './obligations-table.tsx';
import {
  paramsOfFilter,
  FILTER_NAMES,
  filterOfParams,
  NO_STAFF_FILTER,
  type StaffFilter,
} from './staff-filter.ts';
import type { ListStart } from './use-found-obligations.ts';

/** What narrows the list, and where in it one is: the search params know the filter, a reload begins at page one. */
export function useObligationsPlace(ofClient: string | null, startRef: RefObject<ListStart | null>) {
  const { db } = useLocalAccount();
  const [params, setParams] = useFilterParams(FILTER_NAMES);
  const [place, setPlace] = useState<ListPlace>(FIRST_PLACE);
  const asked = filterOfParams(params);
  const filter = ofClient === null ? asked : { ...asked, client_id: ofClient };

  const changeFilter = (change: Partial<StaffFilter>) => {
    setPlace({ ...place, page: 0, revealed: null });
    setParams(paramsOfFilter(change));
  };
  /** A new row may be on any page: the list goes there. */
  const reveal = async (id: string) => {
    const since = place.isWhole ? null : (startRef.current?.since ?? null);
    const position = await positionOf(db, id, ofClient, since);
    // Older than what the list begins with: it is in the whole list.
    const isWhole = position === null || place.isWhole;
    const before = position ?? (await positionOf(db, id, ofClient, null)) ?? 0;
    setParams(paramsOfFilter(NO_STAFF_FILTER));
    setPlace({ query: '', page: Math.floor(before / PAGE_SIZE), revealed: id, isWhole });
  };
  return { filter, place, setPlace, changeFilter, reveal };
}

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

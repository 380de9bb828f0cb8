import {
  compareNames,
  type CalendarDate,
  displayedStatus,
  type ObligationStatus,
  PRIORITIES,
  type Row,
} from '@portal/domain';
import type { WithClientName } from '#data/clients/client-names.ts';

/** What a list can be in the order of: the columns of its table. */
export const OBLIGATION_ORDERS = ['client', 'name', 'due', 'priority', 'status'] as const;
export type ObligationOrder = { by: (typeof OBLIGATION_ORDERS)[number]; isReversed: boolean };

export const BY_DUE_DATE: ObligationOrder = { by: 'due', isReversed: false };

/** The most pressing first. */
export const STATUS_ORDER: readonly ObligationStatus[] = ['overdue', 'pending', 'in_progress', 'completed'];

type Due = Pick<Row<'obligations'>, 'id' | 'due_date'>;

/** The oldest first; of one day as the indexes have them. */
export function byDueDate(a: Due, b: Due): number {
  if (a.due_date !== b.due_date) return a.due_date < b.due_date ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

type Named = WithClientName<Row<'obligations'>>;

/** Pure: a copy in this order; what is equal in it is by due date. */
export function inOrder<R extends Named>(
  rows: readonly R[],
  { by, isReversed }: ObligationOrder,
  today: CalendarDate,
): R[] {
  const sorted = rows.toSorted(byDueDate);
  if (by === 'client' || by === 'name')
    sortByPlace(sorted, placesOf(sorted, by === 'name' ? nameOf : clientOf));
  else if (by !== 'due') sorted.sort((a, b) => RANKS[by](a, today) - RANKS[by](b, today));
  return isReversed ? sorted.reverse() : sorted;
}

const nameOf = ({ name }: Named) => name;
const clientOf = ({ client_name }: Named) => client_name;

const RANKS: Record<'priority' | 'status', (row: Named, today: CalendarDate) => number> = {
  // The lowest first; none at all before it.
  priority: ({ priority }) => (priority === null ? -1 : PRIORITIES.indexOf(priority)),
  status: (row, today) => STATUS_ORDER.indexOf(displayedStatus(row, today)),
};

type PlaceOf = (row: Named) => number;

/** Names are compared once each: tens of thousands of rows have some thousand of them. */
function placesOf(rows: readonly Named[], textOf: (row: Named) => string): PlaceOf {
  const texts = [...new Set(rows.map(textOf))].sort(compareNames);
  const places = new Map(texts.map((text, place) => [text, place]));
  return (row) => places.get(textOf(row)) ?? 0;
}

const sortByPlace = <R extends Named>(rows: R[], placeOf: PlaceOf) =>
  rows.sort((a, b) => placeOf(a) - placeOf(b));

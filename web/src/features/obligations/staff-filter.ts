import {
  addMonths,
  calendarDate,
  type CalendarDate,
  lastDayOf,
  type Month,
  monthFrom,
  monthOf,
  obligationStatus,
} from '@portal/domain';
import type { ObligationRange } from '#data/obligations/obligation-ranges.ts';
import type { FilterParams } from '#ui/lists/use-filter-params.ts';

/** The filters that the search params carry. Where none is set the list is of what is open, or whole. */
export type StaffFilter = Omit<ObligationRange, 'openUntil'> & { isWhole: boolean };

export const FILTER_NAMES = ['cliente', 'status', 'mes', 'dia', 'competencia', 'lista'] as const;
type Address = FilterParams<(typeof FILTER_NAMES)[number]>;

export const NO_STAFF_FILTER: StaffFilter = {
  client_id: null,
  status: null,
  month: null,
  day: null,
  competence: null,
  isWhole: false,
};

/** What the search params ask for; what makes no sense in them is left out. */
export function filterOfParams({ cliente, status, mes, dia, competencia, lista }: Address): StaffFilter {
  const day = calendarDate.safeParse(dia).data ?? null;
  return {
    client_id: cliente,
    status: obligationStatus.safeParse(status).data ?? null,
    month: monthFrom(mes),
    day,
    competence: monthFrom(competencia),
    isWhole: lista === WHOLE,
  };
}

const WHOLE = 'tudo';

/** The search params of a change: what it does not name stays as it is. */
export function paramsOfFilter(change: Partial<StaffFilter>): Partial<Address> {
  const { client_id, status, month, day, competence, isWhole } = change;
  return {
    ...(client_id === undefined ? {} : { cliente: client_id }),
    ...(status === undefined ? {} : { status }),
    ...(month === undefined ? {} : { mes: month?.slice(0, 7) ?? null }),
    ...(day === undefined ? {} : { dia: day }),
    ...(competence === undefined ? {} : { competencia: competence?.slice(0, 7) ?? null }),
    ...(isWhole === undefined ? {} : { lista: isWhole ? WHOLE : null }),
  };
}

/**
 * The list as it opens: what is still to do up to the end of this month. Null where somebody asks for anything else, or
 * for all of one client (not null).
 */
export function openUntilOf(
  { client_id, isWhole, ...rest }: StaffFilter,
  ofClient: string | null,
  today: CalendarDate,
): CalendarDate | null {
  const isNarrowed = client_id !== ofClient || Object.values(rest).some((part) => part !== null);
  return isWhole || isNarrowed ? null : lastDayOf(monthOf(today));
}

/** More than this is a list nobody reads; older ones are found by client and name. */
const MOST_MONTHS = 60;

/** The months from the first to the last due date, the latest first, with the one that is asked for. */
export function dueMonths(
  span: { first: CalendarDate; last: CalendarDate } | null,
  asked: Month | null,
): Month[] {
  const months: Month[] = [];
  if (span !== null) {
    const first = monthOf(span.first);
    for (let month = monthOf(span.last); month >= first && months.length < MOST_MONTHS;) {
      months.push(month);
      month = addMonths(month, -1);
    }
  }
  return asked === null || months.includes(asked) ? months : [...months, asked].sort().reverse();
}

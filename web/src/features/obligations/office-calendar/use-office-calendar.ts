import { calendarDate, type CalendarDate, type Month, monthOf } from '@portal/domain';
import { useLocalRead } from '#data/live/use-local-query.ts';
import {
  type DueObligation,
  type DueTask,
  type OfficeMonth,
  officeMonthRead,
} from '#data/obligations/office-month.ts';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';

/** Whose work is looked at: a person's id, nobody's, or everybody's (null). */
export const NOBODY = 'ninguem';

const NAMES = ['mes', 'dia', 'responsavel'] as const;

/** The month, the day that is opened and whose work is shown: the search params know them. */
export function useOfficeCalendar(today: CalendarDate) {
  const [params, setParams] = useFilterParams(NAMES);
  const month = calendarDate.safeParse(`${params.mes ?? ''}-01`).data ?? monthOf(today);
  const asked = calendarDate.safeParse(params.dia).data;
  const ofMonth = (date: CalendarDate | undefined) =>
    date !== undefined && monthOf(date) === month ? date : null;
  const found = useLocalRead(officeMonthRead(month));
  return {
    month,
    found,
    // A month opens with today below it.
    day: ofMonth(asked) ?? ofMonth(today),
    responsible: params.responsavel,
    showMonth: (next: Month) => setParams({ mes: next.slice(0, 7), dia: null }),
    openDay: (dia: CalendarDate) => setParams({ dia }),
    chooseResponsible: (responsavel: string | null) => setParams({ responsavel }),
  };
}

export type OfficeCalendarState = ReturnType<typeof useOfficeCalendar>;

/** Pure: what of a month is somebody's. A task is whom it is given to. */
export function partOf({ obligations, tasks }: OfficeMonth, responsible: string | null): Work {
  if (responsible === null) return { obligations, tasks };
  const uid = responsible === NOBODY ? null : responsible;
  return {
    obligations: obligations.filter((obligation) => obligation.responsible === uid),
    tasks: tasks.filter((task) => task.assigned_to === uid),
  };
}

export type Work = { obligations: DueObligation[]; tasks: DueTask[] };

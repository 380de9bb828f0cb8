import {
  type CalendarDate,
  dayOfMonth,
  displayedStatus,
  holidayOn,
  lastDayOf,
  type Month,
  type ObligationFields,
  type ObligationStatus,
  weekdayOf,
} from '@portal/domain';

type Due = Pick<ObligationFields, 'status' | 'due_date'>;

export type MonthDay = {
  date: CalendarDate;
  day: number;
  isWeekend: boolean;
  isToday: boolean;
  /** The national holiday it is; null for any other day. */
  holiday: string | null;
  /** Obligations due on it. */
  count: number;
  /** The most pressing status among them; null where nothing is due. */
  status: ObligationStatus | null;
};

export type MonthDays = {
  /** Empty places before the first, in weeks that begin on Sunday. */
  blanks: number;
  days: MonthDay[];
};

/** The most pressing first. */
const PRESSING: readonly ObligationStatus[] = ['overdue', 'pending', 'in_progress', 'completed'];

/** Pure: a month as a calendar shows it, with what is due on each day. */
export function monthDays(obligations: readonly Due[], month: Month, today: CalendarDate): MonthDays {
  const due = new Map<CalendarDate, Due[]>();
  for (const obligation of obligations) {
    const { due_date } = obligation;
    due.set(due_date, [...(due.get(due_date) ?? []), obligation]);
  }
  const days = Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) => {
    const date = dayOfMonth(month, index + 1);
    const ofDay = due.get(date) ?? [];
    const statuses = new Set(ofDay.map((obligation) => displayedStatus(obligation, today)));
    return {
      date,
      day: index + 1,
      isWeekend: weekdayOf(date) % 6 === 0,
      isToday: date === today,
      holiday: holidayOn(date),
      count: ofDay.length,
      status: PRESSING.find((status) => statuses.has(status)) ?? null,
    };
  });
  return { blanks: weekdayOf(month), days };
}

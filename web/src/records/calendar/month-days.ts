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
import { STATUS_ORDER } from '#data/obligations/obligation-order.ts';

/** What is due on a day in one status: one obligation, or `count` of them. */
export type Due = Pick<ObligationFields, 'status' | 'due_date'> & { count?: number };

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

/** What is due on each day. */
export function byDay<T extends { due_date: CalendarDate }>(things: readonly T[]): Map<CalendarDate, T[]> {
  const days = new Map<CalendarDate, T[]>();
  for (const thing of things) {
    const ofDay = days.get(thing.due_date);
    if (ofDay === undefined) days.set(thing.due_date, [thing]);
    else ofDay.push(thing);
  }
  return days;
}

/** Pure: a month as a calendar shows it, with what is due on each day. */
export function monthDays(due: readonly Due[], month: Month, today: CalendarDate): MonthDays {
  const dueOn = byDay(due);
  const days = Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) => {
    const date = dayOfMonth(month, index + 1);
    const ofDay = dueOn.get(date) ?? [];
    const statuses = new Set(ofDay.map((one) => displayedStatus(one, today)));
    return {
      date,
      day: index + 1,
      isWeekend: weekdayOf(date) % 6 === 0,
      isToday: date === today,
      holiday: holidayOn(date),
      count: ofDay.reduce((sum, { count = 1 }) => sum + count, 0),
      status: STATUS_ORDER.find((status) => statuses.has(status)) ?? null,
    };
  });
  return { blanks: weekdayOf(month), days };
}

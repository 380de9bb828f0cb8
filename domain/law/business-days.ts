import type { CalendarDate } from '../entities/fields.ts';
import { addDays, lastDayOf, type Month } from '../calendar/calendar-dates.ts';
import { NATIONAL_CALENDARS } from './law-calendars.ts';

type IsOpen = (date: CalendarDate) => boolean;

/** Where banks work, in the whole country. */
export const isBusinessDay: IsOpen = (date) => NATIONAL_CALENDARS.bank.national(date) === null;

/** The date itself where it is a business day, else the next one. */
export const postponed = (date: CalendarDate, isOpen = isBusinessDay) => nearest(date, 1, isOpen);
/** The date itself where it is a business day, else the one before. */
export const anticipated = (date: CalendarDate, isOpen = isBusinessDay) => nearest(date, -1, isOpen);

export const lastBusinessDay = (month: Month, isOpen = isBusinessDay) =>
  anticipated(lastDayOf(month), isOpen);

export function nthBusinessDay(month: Month, n: number, isOpen = isBusinessDay): CalendarDate {
  let date = postponed(month, isOpen);
  for (let counted = 1; counted < n; counted += 1) date = postponed(addDays(date, 1), isOpen);
  return date;
}

function nearest(date: CalendarDate, step: 1 | -1, isOpen: IsOpen): CalendarDate {
  let found = date;
  while (!isOpen(found)) found = addDays(found, step);
  return found;
}

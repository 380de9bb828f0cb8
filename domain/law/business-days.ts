import type { CalendarDate } from '../entities/fields.ts';
import { holidayOn } from '../holidays/holidays.ts';
import { addDays, lastDayOf, type Month, weekdayOf } from '../calendar/calendar-dates.ts';

/** No holiday; banks are closed on it. */
const LAST_OF_THE_YEAR = '12-31';

export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !date.endsWith(LAST_OF_THE_YEAR) && holidayOn(date) === null;
}

/** The date itself where it is a business day, else the next one. */
export const postponed = (date: CalendarDate) => nearestBusinessDay(date, 1);
/** The date itself where it is a business day, else the one before. */
export const anticipated = (date: CalendarDate) => nearestBusinessDay(date, -1);

export const lastBusinessDay = (month: Month) => anticipated(lastDayOf(month));

export function nthBusinessDay(month: Month, n: number): CalendarDate {
  let date = postponed(month);
  for (let counted = 1; counted < n; counted += 1) date = postponed(addDays(date, 1));
  return date;
}

function nearestBusinessDay(date: CalendarDate, step: 1 | -1): CalendarDate {
  let found = date;
  while (!isBusinessDay(found)) found = addDays(found, step);
  return found;
}

import type { CalendarDate } from '../entities/fields.ts';
import { addDays, lastDayOf, type Month, weekdayOf } from './calendar-dates.ts';

/** Same day every year (Lei 662/1949 and later ones; 20 November since Lei 14.759/2023), and 31 December for banks. */
const FIXED_HOLIDAYS = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
  '12-31',
]);
/** Days from Easter: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const EASTER_HOLIDAYS = [-48, -47, -2, 60];

export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.has(date.slice(5))) return false;
  const easter = easterOf(Number(date.slice(0, 4)));
  return !EASTER_HOLIDAYS.some((days) => addDays(easter, days) === date);
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

/** Gregorian Easter Sunday (Meeus/Jones/Butcher). */
function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}

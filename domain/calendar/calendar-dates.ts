import type { CalendarDate } from '../entities/fields.ts';

// Arithmetic of dates without a time: in UTC, so that no change of clocks is in the way.

/** A month as its first day, `YYYY-MM-01`. */
export type Month = CalendarDate;

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = utc(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return toDate(moved);
}

/** Days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

/** The month of a text such as `2026-10`, as URLs have it; null where it is none. */
export const monthFrom = (text: string | null): Month | null =>
  text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? `${text}-01` : null;

export const monthOf = (date: CalendarDate): Month => `${date.slice(0, 7)}-01`;

export function addMonths(month: Month, months: number): Month {
  const moved = utc(month);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return toDate(moved);
}

export const dayOfMonth = (month: Month, day: number): CalendarDate => addDays(month, day - 1);

export const lastDayOf = (month: Month): CalendarDate => addDays(addMonths(month, 1), -1);

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => utc(date).getUTCDay();

/** Dates, or instants: the order of their letters is that of time, and no language's. */
export function earlierFirst(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const utc = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
const toDate = (date: Date): CalendarDate => date.toISOString().slice(0, 10);

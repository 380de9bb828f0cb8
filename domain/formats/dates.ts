import { addMonths, type Month } from '../calendar/calendar-dates.ts';
import type { CalendarDate, Instant } from '../entities/fields.ts';
import { capitalised, monthWord } from './month-words.ts';
import { offsetOf } from './firm-time.ts';

export function toInstant(date: Date): Instant {
  return date.toISOString().replace(/Z$/, '000000Z');
}

export function fromInstant(instant: Instant): Date {
  return new Date(`${instant.slice(0, 23)}Z`);
}

/** What calendar and clock of the firm show: `2026-11-20T14:41:09.000Z`, where the Z says nothing. */
const shownAt = (date: Date): string => new Date(date.getTime() + offsetOf(date)).toISOString();

/** In the firm's time. */
export const calendarDateOf = (date: Date): CalendarDate => shownAt(date).slice(0, 10);

/** The whole hour of the day, 0 to 23, in the firm's time. */
export const hourOf = (date: Date): number => Number(shownAt(date).slice(11, 13));

/** When clocks in the firm's time reach this hour of a day. */
export function momentOf(date: CalendarDate, hour: number): Date {
  const shown = Date.parse(date) + hour * 3_600_000;
  const asIf = (moment: number) => shown - offsetOf(new Date(moment));
  const guessed = asIf(shown);
  // Brazil's clocks were changed at midnight, and by the other offset the day before has not ended yet.
  return new Date(Math.max(guessed, asIf(guessed)));
}

/** The instant at which a day begins in the firm's time. */
export const startOfCalendarDate = (date: CalendarDate): Instant => toInstant(momentOf(date, 0));

/** Where a month begins in the firm's time, and where the next one does. */
export const instantsOf = (month: Month): { from: Instant; to: Instant } => ({
  from: startOfCalendarDate(month),
  to: startOfCalendarDate(addMonths(month, 1)),
});

/** dd/MM/yyyy */
export const formatInstantDate = (instant: Instant) =>
  formatCalendarDate(calendarDateOf(fromInstant(instant)));
/** HH:mm */
export const formatInstantTime = (instant: Instant) => shownAt(fromInstant(instant)).slice(11, 16);
/** dd/MM/yyyy HH:mm */
export const formatInstantMinute = (instant: Instant) =>
  `${formatInstantDate(instant)} ${formatInstantTime(instant)}`;
/** HH:mm:ss, for the audit, where seconds tell what came first. */
export const formatInstantSecond = (instant: Instant) => shownAt(fromInstant(instant)).slice(11, 19);
/** `18/11/2026 14:02:01` */
export const formatInstantDateSecond = (instant: Instant) =>
  `${formatInstantDate(instant)} ${formatInstantSecond(instant)}`;

/** dd/MM/yyyy of a date without a time. */
export function formatCalendarDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** '05 de novembro de 2026', as the portal says a due date. */
export const formatLongDate = (date: CalendarDate) =>
  `${date.slice(8, 10)} de ${monthWord(date)} de ${date.slice(0, 4)}`;

/** `Novembro de 2026`, of a month's first day. */
export const formatMonthName = (month: CalendarDate): string =>
  `${capitalised(monthWord(month))} de ${month.slice(0, 4)}`;

/** `10/2026`, of a month's first day. */
export const formatMonth = (month: CalendarDate) => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

import { tzOffset } from '@date-fns/tz/tzOffset';
import { addMonths, type Month } from '../calendar/calendar-dates.ts';
import type { CalendarDate, Instant } from '../entities/fields.ts';
import { once } from './once.ts';

/** Every date a person sees is in the firm's time, wherever the phone is. */
export const TIME_ZONE = 'America/Sao_Paulo';

/**
 * What the platform knows of languages and time zones costs no download; making one of these is what takes time, and no start
 * of the app waits for those it does not show.
 */
const inPortuguese = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('pt-BR', options));
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE } as const;
const inFirmTime = {
  date: inPortuguese({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: TIME_ZONE }),
  minute: inPortuguese(CLOCK),
  second: inPortuguese({ ...CLOCK, second: '2-digit' }),
};
const longDate = inPortuguese({ day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = inPortuguese({ month: 'long', year: 'numeric', timeZone: 'UTC' });

export function toInstant(date: Date): Instant {
  return date.toISOString().replace(/Z$/, '000000Z');
}

export function fromInstant(instant: Instant): Date {
  return new Date(`${instant.slice(0, 23)}Z`);
}

/** In the firm's time. */
export function calendarDateOf(date: Date): CalendarDate {
  const [day, month, year] = inFirmTime.date().format(date).split('/');
  return `${year}-${month}-${day}`;
}

/** The whole hour of the day, 0 to 23, in the firm's time. */
export const hourOf = (date: Date): number => Number(inFirmTime.minute().format(date).slice(0, 2));

/** When clocks in the firm's time reach this hour of a day. */
export function momentOf(date: CalendarDate, hour: number): Date {
  const shown = Date.parse(date) + hour * 3_600_000;
  const asIf = (moment: number) => shown - tzOffset(TIME_ZONE, new Date(moment)) * 60_000;
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
export const formatInstantDate = (instant: Instant) => inFirmTime.date().format(fromInstant(instant));
/** HH:mm */
export const formatInstantTime = (instant: Instant) => inFirmTime.minute().format(fromInstant(instant));
/** dd/MM/yyyy HH:mm */
export const formatInstantMinute = (instant: Instant) =>
  `${formatInstantDate(instant)} ${formatInstantTime(instant)}`;
/** HH:mm:ss, for the audit, where seconds tell what came first. */
export const formatInstantSecond = (instant: Instant) => inFirmTime.second().format(fromInstant(instant));
/** `18/11/2026 14:02:01` */
export const formatInstantDateSecond = (instant: Instant) =>
  `${formatInstantDate(instant)} ${formatInstantSecond(instant)}`;

/** dd/MM/yyyy of a date without a time. */
export function formatCalendarDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** '05 de novembro de 2026', as the portal says a due date. */
export const formatLongDate = (date: CalendarDate) => longDate().format(new Date(date));

/** `Novembro de 2026`, of a month's first day. */
export function formatMonthName(month: CalendarDate): string {
  const name = monthName().format(new Date(month));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `10/2026`, of a month's first day. */
export const formatMonth = (month: CalendarDate) => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

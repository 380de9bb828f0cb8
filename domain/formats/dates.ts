import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';
import { addMonths, type Month } from '../calendar/calendar-dates.ts';
import type { CalendarDate, Instant } from '../entities/fields.ts';

/** Every date a person sees is in the firm's time, wherever the phone is. */
export const TIME_ZONE = 'America/Sao_Paulo';

export function toInstant(date: Date): Instant {
  return date.toISOString().replace(/Z$/, '000000Z');
}

export function fromInstant(instant: Instant): Date {
  return new Date(`${instant.slice(0, 23)}Z`);
}

export function calendarDateOf(date: Date): CalendarDate {
  return format(new TZDate(date, TIME_ZONE), 'yyyy-MM-dd');
}

/** The instant at which a day begins in the firm's time. */
export function startOfCalendarDate(date: CalendarDate): Instant {
  const [year, month, day] = date.split('-').map(Number);
  return toInstant(new Date(new TZDate(year ?? 0, (month ?? 1) - 1, day ?? 1, TIME_ZONE).getTime()));
}

/** Where a month begins in the firm's time, and where the next one does. */
export const instantsOf = (month: Month): { from: Instant; to: Instant } => ({
  from: startOfCalendarDate(month),
  to: startOfCalendarDate(addMonths(month, 1)),
});

const inFirmTime = (instant: Instant, pattern: string) =>
  format(new TZDate(fromInstant(instant), TIME_ZONE), pattern);

/** dd/MM/yyyy */
export const formatInstantDate = (instant: Instant) => inFirmTime(instant, 'dd/MM/yyyy');
/** dd/MM/yyyy HH:mm */
export const formatInstantMinute = (instant: Instant) => inFirmTime(instant, 'dd/MM/yyyy HH:mm');
/** HH:mm */
export const formatInstantTime = (instant: Instant) => inFirmTime(instant, 'HH:mm');
/** For the audit, where seconds tell what came first. */
export const formatInstantSecond = (instant: Instant) => inFirmTime(instant, 'HH:mm:ss');

/** dd/MM/yyyy of a date without a time. */
export function formatCalendarDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** 'dd de MMMM de yyyy', as the portal says a due date. */
export function formatLongDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return format(new Date(year ?? 0, (month ?? 1) - 1, day ?? 1), "dd 'de' MMMM 'de' yyyy", { locale: ptBR });
}

/** `Novembro de 2026`, of a month's first day. */
export function formatMonthName(month: CalendarDate): string {
  const [year, number] = month.split('-').map(Number);
  const name = format(new Date(year ?? 0, (number ?? 1) - 1, 1), "MMMM 'de' yyyy", { locale: ptBR });
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `10/2026`, of a month's first day. */
export const formatMonth = (month: CalendarDate) => `${month.slice(5, 7)}/${month.slice(0, 4)}`;

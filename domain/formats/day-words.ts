import { weekdayOf } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';

/*
 * The words of days and months are written down: for a first word of `Intl` the browser loads its languages, and every start
 * of the app shows some of these.
 */
const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** 'novembro', of any day of it. */
export const monthWord = (date: CalendarDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** 'sexta-feira' */
export const weekdayWord = (date: CalendarDate): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** 'sexta', as it is said where all know that a day is meant. */
export const shortWeekdayWord = (date: CalendarDate): string => weekdayWord(date).replace('-feira', '');

/** 'sex', as the head of a column has room for. */
export const weekdayLetters = (date: CalendarDate): string => weekdayWord(date).slice(0, 3);

/** 'nov' */
export const monthLetters = (date: CalendarDate): string => monthWord(date).slice(0, 3);

/** '20 de novembro', '5 de março' */
export const dayOfMonthWords = (date: CalendarDate): string =>
  `${Number(date.slice(8, 10))} de ${monthWord(date)}`;

/** 'Sexta, 20 de novembro' */
export const dayWords = (date: CalendarDate): string =>
  `${capitalised(shortWeekdayWord(date))}, ${dayOfMonthWords(date)}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

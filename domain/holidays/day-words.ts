import { weekdayOf } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import { capitalised, monthWord } from '../formats/month-words.ts';

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** 'sexta-feira' */
export const weekdayWord = (date: CalendarDate): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** 'sexta', as it is said where all know that a day is meant. */
export const shortWeekdayWord = (date: CalendarDate): string => weekdayWord(date).replace('-feira', '');

/** 'sex', as the head of a column has room for. */
export const weekdayLetters = (date: CalendarDate): string => weekdayWord(date).slice(0, 3);

/** '20 de novembro', '5 de março' */
export const dayOfMonthWords = (date: CalendarDate): string =>
  `${Number(date.slice(8, 10))} de ${monthWord(date)}`;

/** 'Sexta, 20 de novembro' */
export const dayWords = (date: CalendarDate): string =>
  `${capitalised(shortWeekdayWord(date))}, ${dayOfMonthWords(date)}`;

import type { CalendarDate } from '../entities/fields.ts';

/*
 * Written down, as those of days are (holidays/day-words.ts): for a first word of `Intl` the browser loads its languages, and every
 * start of the app shows some of these.
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

/** 'novembro', of any day of it. */
export const monthWord = (date: CalendarDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** 'nov' */
export const monthLetters = (date: CalendarDate): string => monthWord(date).slice(0, 3);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

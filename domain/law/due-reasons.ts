import type { CalendarDate, Competence } from '../entities/fields.ts';
import { shortWeekdayWord } from '../holidays/day-words.ts';
import { listed } from '../formats/listed.ts';
import { capitalised } from '../formats/month-words.ts';
import type { Closure } from './law-calendars.ts';

/** Said where the rule of an earlier time is not known here. */
export const NO_EARLIER_RULE = 'regra anterior não cadastrada';
/** Said where a duty exists and no norm has given its date. */
export const NO_DATE_PUBLISHED = 'aguarda norma';
/** Said where the day is published, and not what happens when nobody works on it. */
export const TO_BE_CONFIRMED = 'a confirmar';

/** `23/11` */
export const shortDay = (date: CalendarDate) => `${date.slice(8)}/${date.slice(5, 7)}`;
/** `segunda, 23/11` */
export const namedDay = (date: CalendarDate) => `${shortWeekdayWord(date)}, ${shortDay(date)}`;
/** `11/2026` */
export const monthName = (competence: Competence) => `${competence.slice(5, 7)}/${competence.slice(0, 4)}`;

/** A day without work, and what closes it. */
export type ClosedDay = { date: CalendarDate; closure: Closure };

/** `Dia 20/11 é feriado (Consciência Negra)`; of several days the first, and those that are no weekend. */
export function whyClosed(days: readonly ClosedDay[]): string {
  const told = days.filter(({ closure }, index) => index === 0 || closure.kind !== 'weekend');
  const said = listed(told.map(({ date, closure }) => `dia ${shortDay(date)} ${wordsOf(date, closure)}`));
  return capitalised(said);
}

/** `08/02 (Carnaval) e 09/02 (Carnaval)` */
export const closedInCount = (days: readonly ClosedDay[]) =>
  listed(days.map(({ date, closure }) => `${shortDay(date)} (${nameOf(closure)})`));

export function wordsOf(date: CalendarDate, closure: Closure): string {
  switch (closure.kind) {
    case 'weekend':
      return `é ${shortWeekdayWord(date)}`;
    case 'holiday':
      return `é feriado (${closure.name})`;
    case 'custom':
      return `não tem expediente (${closure.name})`;
    case 'banks':
      return 'não tem expediente bancário';
    case 'local':
      return `é feriado em ${closure.where} (${closure.name})`;
  }
}

function nameOf(closure: Closure): string {
  if (closure.kind === 'weekend') return 'fim de semana';
  return closure.kind === 'banks' ? 'sem expediente bancário' : closure.name;
}

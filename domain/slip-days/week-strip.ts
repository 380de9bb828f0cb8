import { addDays, weekdayOf } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import { namedDay, shortDay } from '../law/due-reasons.ts';
import { STRIP_DAYS } from './month-to-pay.ts';

export type StripDay = { date: CalendarDate; isWeekend: boolean; isToday: boolean; slips: number };

/** The days from today on, and on which of them slips are due. */
export function weekStrip(due: readonly CalendarDate[], today: CalendarDate): StripDay[] {
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const date = addDays(today, index);
    const slips = due.filter((other) => other === date).length;
    return { date, isWeekend: weekdayOf(date) % 6 === 0, isToday: index === 0, slips };
  });
}

/** The strip for who does not see it: 'Esta semana: 1 guia vence segunda, 23/11.' */
export function stripInWords(days: readonly StripDay[]): string {
  const due = days.filter(({ slips }) => slips > 0);
  const last = days.at(-1);
  if (due.length === 0) return last === undefined ? '' : `Nenhuma guia vence até ${shortDay(last.date)}.`;
  const said = due.map(
    ({ date, slips }) => `${slips === 1 ? '1 guia vence' : `${slips} guias vencem`} ${namedDay(date)}`,
  );
  return `Esta semana: ${said.join('; ')}.`;
}

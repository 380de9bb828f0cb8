import { addMonths, type CalendarDate, type Competence, monthOf } from '@portal/domain';

/**
 * The month that a firm's schedule should make on a day, null for none: this one from the firm's day on. One that nothing ran
 * in is made late, but only by a firm whose schedule made the one before: who has just switched it on asked for no past month.
 */
export function dueCompetence(
  today: CalendarDate,
  monthDay: number,
  last: Competence | null,
): Competence | null {
  const current = today.slice(0, 7);
  const [before, beforeThat] = [1, 2].map((back) => addMonths(monthOf(today), -back).slice(0, 7));
  const due = Number(today.slice(8)) >= monthDay ? current : last === beforeThat ? before : null;
  return due === undefined || due === last ? null : due;
}

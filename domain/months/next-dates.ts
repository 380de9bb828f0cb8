import { addMonths, monthOf } from '../calendar/calendar-dates.ts';
import type { CalendarDate, Competence } from '../entities/fields.ts';
import { dueDate } from '../law/due-date.ts';
import { calendarsOf } from '../law/law-calendars.ts';
import type { Rule } from '../law/rule.ts';
import type { FirmLaw } from './firm-law.ts';
import { withOverride } from './month-preview.ts';

export type NextDate = {
  competence: Competence;
  date: CalendarDate;
  nominal_date: CalendarDate | null;
  reasons: string[];
};

/** A rule of the year has six of them in six years. */
const MONTHS_AHEAD = 84;

/**
 * When a rule is next due, from a day on: for clients where the rule is for, with the firm's days and the months it has moved.
 * Fewer where the rule ends before; none where it has no date.
 */
export function nextDates(
  rule: Rule,
  { days, overrides }: Pick<FirmLaw, 'days' | 'overrides'>,
  from: CalendarDate,
  count: number,
): NextDate[] {
  const calendars = calendarsOf(days, rule.who.where ?? { state: null, city: null });
  const found: NextDate[] = [];
  // One month more: what is due on a day without work may be due in the month after.
  const first = addMonths(monthOf(from), -(rule.due?.months_after ?? 1) - 1);
  for (let ahead = 0; ahead < MONTHS_AHEAD && found.length < count; ahead += 1) {
    const competence = addMonths(first, ahead).slice(0, 7);
    const override = overrides.find((one) => one.key === rule.key && one.competence === competence);
    const { date, nominal_date, reasons } = withOverride(dueDate(rule, competence, calendars), override);
    if (date !== null && date >= from) found.push({ competence, date, nominal_date, reasons });
  }
  return found;
}

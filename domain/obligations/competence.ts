import { addMonths, lastDayOf, monthOf, type Month } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import type { ObligationFields } from '../entities/obligation.ts';

/** `10/2026` at the end of a name, as firms write the month an obligation is about: 'DAS 10/2026'. */
const NAMED_MONTH = /(?:^|\D)(0[1-9]|1[0-2])\/(20\d{2})\s*$/;

/**
 * The month an obligation is about (competência): the one its name ends with, else the month it is due in. The
 * rule cannot be computed from the date: a DAS is due a month after, an EFD-Contribuições two.
 */
export function competenceOf({ name, due_date }: Pick<ObligationFields, 'name' | 'due_date'>): Month {
  const [, month, year] = NAMED_MONTH.exec(name) ?? [];
  return month === undefined || year === undefined ? monthOf(due_date) : `${year}-${month}-01`;
}

/** The ECF of a year is due in July of the next: nothing is named after a month and due later than that. */
const LATEST_DUE_MONTHS = 7;

/** Where what is about a month falls due, first and last day: so much is read to find it, and no more. */
export const dueRangeOf = (competence: Month): { from: CalendarDate; to: CalendarDate } => ({
  from: competence,
  to: lastDayOf(addMonths(competence, LATEST_DUE_MONTHS)),
});

const MONTH_AT_THE_END = /[\s,–-]*(?:compet[êe]ncia\s+)?(?<!\d)(?:0[1-9]|1[0-2])\/20\d{2}\s*$/i;

/** What kind of obligation it is, whatever the month: 'DAS 10/2026' and 'DAS 11/2026' are both 'DAS'. */
export function obligationKind(name: string): string {
  const kind = name.replace(MONTH_AT_THE_END, '').trim();
  return kind === '' ? name.trim() : kind;
}

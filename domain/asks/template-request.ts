import { addMonths, dayOfMonth } from '../calendar/calendar-dates.ts';
import type { ClientFields } from '../entities/client.ts';
import type { RequestTemplateFields } from '../entities/document-request.ts';
import type { CalendarDate, Competence } from '../entities/fields.ts';

/** Whether the template asks clients of this regime about this month. */
export const isAskedOf = (
  { regimes, months }: Pick<RequestTemplateFields, 'regimes' | 'months'>,
  regime: ClientFields['tax_regime'],
  competence: Competence,
): boolean =>
  (regimes.length === 0 || regimes.includes(regime)) &&
  (months.length === 0 || months.includes(Number(competence.slice(5))));

/** The day by which it asks for what is of this month: in the month after. */
export const askedBy = (
  { due_day }: Pick<RequestTemplateFields, 'due_day'>,
  competence: Competence,
): CalendarDate => dayOfMonth(addMonths(`${competence}-01`, 1), due_day);

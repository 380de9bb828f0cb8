import { addMonths, askedBy, calendarDateOf, type Competence, monthOf, type Row } from '@portal/domain';
import { type AskForm, NEW_ASK } from './ask-form.ts';
import { typedItems } from './items-form.ts';

type Template = Row<'request_templates'>;

/** Documents of a month are asked for when it is over. */
export const monthBefore = (now: Date): Competence => addMonths(monthOf(calendarDateOf(now)), -1).slice(0, 7);

/** What the form begins with: by a template what it asks of the month before, else nothing. */
export function formOf(template: Template | null, now: Date): AskForm {
  const competence = monthBefore(now);
  if (template === null) return { ...NEW_ASK, competence };
  const { title, items } = template;
  return { title, competence, due_date: askedBy(template, competence), ...typedItems(items) };
}

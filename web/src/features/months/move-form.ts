import {
  addMonths,
  type CalendarDate,
  calendarDateOf,
  type Competence,
  endsPeriod,
  formatMonth,
  monthOf,
  type MonthOverrideFields,
  monthOverrideSchema,
  type Row,
  type Rule,
} from '@portal/domain';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { checkForm } from '#data/writes/check-form.ts';

export const MOVE_FIELD_LABELS: Readonly<Record<string, string>> = { date: 'Data', reason: 'Motivo' };

/** A month is moved to a day; that it is taken back is another act. */
const movedSchema = monthOverrideSchema.extend({ date: monthOverrideSchema.shape.date.unwrap() });

export const checkMove = (candidate: Record<keyof MonthOverrideFields, string>) =>
  checkForm<MonthOverrideFields & { date: CalendarDate }>(
    movedSchema,
    { ...candidate, reason: candidate.reason.trim() },
    (field) => (field === 'date' ? 'Informe a data.' : 'Informe o motivo.'),
  );

/** Where the firm has put this month of the rule; one that was taken back is none. */
export const overrideOf = (
  { overrides }: Pick<OfficeLaw, 'overrides'>,
  key: string,
  competence: Competence,
): Row<'month_overrides'> | null =>
  overrides.find((one) => one.rule_key === key && one.competence === competence && one.date !== null) ?? null;

export const backToRule = ({ competence, rule_key, reason }: MonthOverrideFields): MonthOverrideFields => ({
  ...{ competence, rule_key, reason },
  date: null,
});

/** The months that a rule can be about, from so many before this one to so many after. */
function monthsOf(rule: Rule, before: number, after: number): Competence[] {
  const first = addMonths(monthOf(calendarDateOf(new Date())), -before);
  return Array.from({ length: before + after + 1 }, (_, at) => addMonths(first, at).slice(0, 7)).filter(
    (competence) => endsPeriod(rule, competence),
  );
}

/** This month, or the next one that the rule is about. */
export const firstMonth = (rule: Rule): Competence => monthsOf(rule, 0, 11)[0] ?? '';

/** A year back, a year ahead; newest first. */
export const monthOptions = (rule: Rule) =>
  monthsOf(rule, 12, 12)
    .reverse()
    .map((value) => ({ value, label: formatMonth(value) }));

import {
  addMonths,
  type CalendarDate,
  calendarDateOf,
  type Competence,
  formatMonth,
  monthOf,
  type MonthOverrideFields,
  monthOverrideSchema,
  type Row,
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

/** Half a year back, a year ahead; newest first. */
export function monthOptions(chosen: Competence) {
  const month = monthOf(calendarDateOf(new Date()));
  const months = Array.from({ length: 19 }, (_, at) => addMonths(month, 12 - at).slice(0, 7));
  return [...new Set([...months, chosen])].map((value) => ({ value, label: formatMonth(value) }));
}

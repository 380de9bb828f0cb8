import {
  obligationRuleSchema,
  type Person,
  readRuleCase,
  type RuleCase,
  type RuleContent,
  ruleProblem,
  writtenRuleCase,
} from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';
import type { CheckedForm } from '#ui/fields/form-resolver.ts';

/** The form as it is filled in: numbers and months as they are typed. */
export type RuleFormValues = Omit<
  RuleContent,
  'cases' | 'state' | 'city' | 'due_number' | 'months_after' | 'valid_from' | 'valid_to'
> & {
  cases: readonly RuleCase[];
  state: string;
  city: string;
  due_number: string;
  months_after: string;
  /** 'MM/AAAA' */
  valid_from: string;
  valid_to: string;
};

export const RULE_FIELD_LABELS: Record<keyof RuleContent, string> = {
  title: 'Título',
  period: 'Período',
  due_kind: 'Vence em',
  due_number: 'Dia',
  months_after: 'Do mês',
  saturdays_count: 'Sábados contam',
  shift: 'Em dia sem expediente',
  calendar: 'Calendário',
  local_days: 'Feriados locais',
  person: 'Para',
  cases: 'Quem tem',
  state: 'Estado',
  city: 'Cidade',
  basis: 'Base legal',
  valid_from: 'Vale desde',
  valid_to: 'Vale até',
  verified_on: 'Verificada em',
  is_active: 'Em uso',
};

export const toRuleFormValues = (content: RuleContent): RuleFormValues => ({
  ...content,
  cases: content.cases.map(readRuleCase),
  state: content.state ?? '',
  city: content.city ?? '',
  due_number: content.due_number === null ? '' : String(content.due_number),
  months_after: String(content.months_after),
  valid_from: typedMonth(content.valid_from),
  valid_to: typedMonth(content.valid_to),
});

/** A person has no regime: one that is left in a case, out of sight, would fit nobody. */
export const ofPerson = (person: Person, cases: readonly RuleCase[]) => ({
  person,
  cases: person === 'PJ' ? cases : cases.map(({ payrolls }) => ({ regimes: [], payrolls })),
});

const ruleContentSchema = obligationRuleSchema.omit({ signed_off_by: true, signed_off_at: true });

/** What the form says, or one sentence for each field that is wrong. */
export function checkRuleForm(values: RuleFormValues): CheckedForm<RuleContent> {
  const candidate = {
    ...values,
    title: values.title.trim(),
    basis: values.basis.trim(),
    cases: values.cases.map(writtenRuleCase),
    state: textOrNull(values.state.toUpperCase()),
    city: textOrNull(values.city),
    due_number: values.due_kind === null ? null : numberOf(values.due_number),
    months_after: Number(values.months_after),
    valid_from: monthOf(values.valid_from),
    valid_to: monthOf(values.valid_to),
  };
  const checked = checkForm<RuleContent>(ruleContentSchema, candidate, (field) => MISTAKES[field]);
  if (!checked.ok) return checked;
  const problem = ruleProblem(checked.fields);
  return problem === null ? checked : { ok: false, errors: { [problem.field]: problem.says } };
}

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

const typedMonth = (competence: string | null) =>
  competence === null ? '' : `${competence.slice(5)}/${competence.slice(0, 4)}`;

/** Null without one; what is no month stays as it is, for the schema to refuse. */
function monthOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const [, month = '', year = ''] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}`;
}

const CHECK = 'Confira este campo.';
const MONTH = 'Confira o mês. Exemplo: 01/2026';
const MISTAKES: Record<keyof RuleContent, string> = {
  title: 'Informe o título da regra.',
  person: CHECK,
  cases: 'No máximo 6 casos.',
  state: 'Use a sigla do estado. Exemplo: SP',
  city: CHECK,
  period: CHECK,
  due_kind: CHECK,
  due_number: 'Informe um número de 1 a 31.',
  months_after: 'Informe de 0 a 18 meses.',
  saturdays_count: CHECK,
  shift: CHECK,
  calendar: CHECK,
  local_days: CHECK,
  basis: 'Informe a base legal, ou o contrato.',
  valid_from: MONTH,
  valid_to: MONTH,
  verified_on: CHECK,
  is_active: CHECK,
};

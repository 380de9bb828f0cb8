import type { Competence } from '../entities/fields.ts';
import type { ObligationRuleFields } from '../entities/obligation-rule.ts';
import type { Due, Rule, Who } from '../law/rule.ts';
import { readRuleCase, writtenRuleCase } from '../tax-profile/tax-words.ts';

/** A rule as the firm keeps it: its id is the key. */
export type FirmRule = ObligationRuleFields & { id: string; rev: number };

/** A rule without who answers for it: what a person fills in. */
export type RuleContent = Omit<ObligationRuleFields, 'signed_off_by' | 'signed_off_at'>;

/** A firm's row as a rule, in use or not; without a date where something in it cannot be right. */
export function readFirmRule(
  row: FirmRule,
  before: Rule | null,
): { rule: Rule; problem: RuleProblem | null } {
  const problem = ruleProblem(row);
  return { rule: ruleOf(row, before, problem === null ? dueOf(row) : null), problem };
}

/** A rule of the catalogue as the firm would keep it. Read again it is the same rule: see `readFirmRule`. */
export function ruleContentOf(rule: Rule): RuleContent {
  const { title, who, period, due, shift, calendar, local_days, basis, valid_from, valid_to, verified_on } =
    rule;
  return {
    ...{ title, period, shift, calendar, local_days, basis, valid_from, valid_to, verified_on },
    person: who.person,
    cases: who.cases.map(({ regimes, payroll }) =>
      writtenRuleCase({ regimes: regimes ?? [], payrolls: payroll ?? [] }),
    ),
    ...{ state: who.where?.state ?? null, city: who.where?.city ?? null },
    ...{ due_kind: due?.kind ?? null, due_number: due === null ? null : numberOf(due) },
    months_after: due?.months_after ?? 1,
    saturdays_count: due?.kind === 'nth_business_day' && due.saturdays_count,
    is_active: true,
  };
}

function numberOf(due: Due): number | null {
  switch (due.kind) {
    case 'day':
      return due.day;
    case 'last_business_day':
      return due.until_day;
    case 'nth_business_day':
      return due.nth;
  }
}

/** What a firm's row has no field for comes from the catalogue's, where it changes one. */
function ruleOf(row: FirmRule, before: Rule | null, due: Due | null): Rule {
  const {
    id: key,
    title,
    period,
    shift,
    calendar,
    local_days,
    basis,
    valid_from,
    valid_to,
    verified_on,
  } = row;
  return {
    ...{ key, title, period, due, shift, calendar, local_days, basis, valid_from, valid_to, verified_on },
    subject: before?.subject ?? 'O vencimento',
    who: whoOf(row, before),
    paid_by: before?.paid_by ?? null,
    quotas: before?.quotas ?? 1,
    // It says why there is none after the catalogue's last month, and of another it would say something false.
    ended: before !== null && before.valid_to === valid_to ? before.ended : null,
    exceptions: before?.exceptions ?? [],
  };
}

function whoOf({ person, cases, state, city }: FirmRule, before: Rule | null): Who {
  const anyOf = <T>(list: readonly T[]) => (list.length === 0 ? null : list);
  return {
    person,
    cases: cases
      .map(readRuleCase)
      .map(({ regimes, payrolls }) => ({ regimes: anyOf(regimes), payroll: anyOf(payrolls) })),
    ...(state === null && city === null ? {} : { where: { state, city } }),
    says: before?.who.says ?? 'Regra do escritório',
  };
}

/** Null where the firm says that no date is published. Of a row without a problem. */
function dueOf({ due_kind, due_number, months_after, saturdays_count }: FirmRule): Due | null {
  switch (due_kind) {
    case null:
      return null;
    case 'day':
      return { kind: 'day', day: due_number ?? 1, months_after };
    case 'last_business_day':
      return { kind: 'last_business_day', until_day: due_number, months_after };
    case 'nth_business_day':
      return { kind: 'nth_business_day', nth: due_number ?? 1, saturdays_count, months_after };
  }
}

/** February with its holidays has no more; every other month has at least as many. */
const SURE_BUSINESS_DAYS = 17;

/** What cannot be right in a row, and the field to put it right in. */
export type RuleProblem = { field: 'valid_to' | 'due_number' | 'shift'; says: string };

export function ruleProblem(row: RuleContent): RuleProblem | null {
  const { due_kind, due_number, shift, valid_from, valid_to } = row;
  if (isAfter(valid_from, valid_to))
    return { field: 'valid_to', says: 'Vale desde um mês depois do último em que vale.' };
  if (due_kind === null || due_kind === 'last_business_day') return null;
  if (due_number === null) {
    const says = due_kind === 'day' ? 'Falta o dia do vencimento.' : 'Falta qual dia útil é.';
    return { field: 'due_number', says };
  }
  if (due_kind === 'day')
    return shift === 'L' ? { field: 'shift', says: 'Um dia do mês não se conta em dias úteis.' } : null;
  return due_number > SURE_BUSINESS_DAYS
    ? { field: 'due_number', says: `Há meses sem ${due_number}º dia útil.` }
    : null;
}

const isAfter = (from: Competence | null, to: Competence | null) => from !== null && to !== null && from > to;

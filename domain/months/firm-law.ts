import type { Competence } from '../entities/fields.ts';
import type { FirmDayFields } from '../entities/firm-day.ts';
import type { MonthOverrideFields } from '../entities/month-override.ts';
import type { ObligationRuleFields } from '../entities/obligation-rule.ts';
import { readRuleCase } from '../tax-profile/tax-words.ts';
import { CATALOGUE } from '../law/catalogue.ts';
import { monthName } from '../law/due-reasons.ts';
import type { FirmDay } from '../law/law-calendars.ts';
import type { Due, Rule, Who } from '../law/rule.ts';
import type { MonthOverride } from './month-preview.ts';

/** A rule as the firm keeps it: its id is the key. */
export type FirmRule = ObligationRuleFields & { id: string; rev: number };

export type FirmRows = {
  rules: readonly FirmRule[];
  days: readonly FirmDayFields[];
  overrides: readonly MonthOverrideFields[];
};

/** What is wrong with what the firm keeps: its rule is asked for, and has no date until somebody puts it right. */
export type LawProblem = { rule_key: string; problem: string };

/** The law as it is for a firm. */
export type FirmLaw = {
  /** Those in use: the catalogue, with the firm's changes and its own after it. */
  rules: Rule[];
  /** The revision of the firm's row, of the rules that have one. */
  revs: ReadonlyMap<string, number>;
  days: FirmDay[];
  overrides: MonthOverride[];
  problems: LawProblem[];
};

/** Puts the firm's rows over the catalogue. A row holds its rule whole, so a later catalogue changes nothing in it. */
export function firmLaw({ rules: rows, days, overrides }: FirmRows): FirmLaw {
  const changed = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(CATALOGUE.map(({ key }) => key));
  const own = rows.filter(({ id }) => !known.has(id));
  const problems: LawProblem[] = [];
  const read = (row: FirmRule, before: Rule | null): Rule[] => {
    if (!row.is_active) return [];
    const problem = problemOf(row);
    if (problem !== null) problems.push({ rule_key: row.id, problem });
    return [ruleOf(row, before, problem === null ? dueOf(row) : null)];
  };
  const rules = [
    ...CATALOGUE.flatMap((rule) => {
      const row = changed.get(rule.key);
      return row === undefined ? [rule] : read(row, rule);
    }),
    ...own.flatMap((row) => read(row, null)),
  ];
  const inUse = new Set(rules.map(({ key }) => key));
  for (const { rule_key, competence, date } of overrides) {
    const isLost = date !== null && !inUse.has(rule_key);
    if (isLost)
      problems.push({
        rule_key,
        problem: `Há uma exceção em ${monthName(competence)} para uma regra fora de uso.`,
      });
  }
  return {
    rules,
    revs: new Map(rows.map(({ id, rev }) => [id, rev])),
    days: days.map(({ date, name, calendar, state, city }) => ({
      date,
      name,
      calendar,
      where: { state, city },
    })),
    overrides: overrides.flatMap(({ competence, rule_key, date, reason }) =>
      // Taken back.
      date === null ? [] : [{ competence, key: rule_key, date, reason }],
    ),
    problems,
  };
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

function problemOf({ due_kind, due_number, shift, valid_from, valid_to }: FirmRule): string | null {
  if (isAfter(valid_from, valid_to)) return 'Vale desde um mês depois do último em que vale.';
  if (due_kind === null || due_kind === 'last_business_day') return null;
  if (due_number === null)
    return due_kind === 'day' ? 'Falta o dia do vencimento.' : 'Falta qual dia útil é.';
  if (due_kind === 'day') return shift === 'L' ? 'Um dia do mês não se conta em dias úteis.' : null;
  return due_number > SURE_BUSINESS_DAYS ? `Há meses sem ${due_number}º dia útil.` : null;
}

const isAfter = (from: Competence | null, to: Competence | null) => from !== null && to !== null && from > to;

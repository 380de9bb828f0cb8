import type { FirmDayFields } from '../entities/firm-day.ts';
import type { MonthOverrideFields } from '../entities/month-override.ts';
import { CATALOGUE } from '../law/catalogue.ts';
import { monthName } from '../law/due-reasons.ts';
import type { FirmDay } from '../law/law-calendars.ts';
import type { Rule } from '../law/rule.ts';
import { type FirmRule, readFirmRule } from './firm-rule.ts';
import type { MonthOverride } from './month-preview.ts';

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
    const { rule, problem } = readFirmRule(row, before);
    if (problem !== null) problems.push({ rule_key: row.id, problem: problem.says });
    return [rule];
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

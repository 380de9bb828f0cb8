import type { FirmDayFields } from '../entities/firm-day.ts';
import type { MonthOverrideFields } from '../entities/month-override.ts';
import type { FirmRows } from './firm-law.ts';
import type { RuleContent } from './firm-rule.ts';

// What the firm keeps as it would be after a change: previews compare the law of both.

export function rowsWithRule(
  { rules, days, overrides }: FirmRows,
  key: string,
  content: RuleContent,
): FirmRows {
  const rev = rules.find(({ id }) => id === key)?.rev ?? 0;
  const changed = { ...content, id: key, rev, signed_off_by: null, signed_off_at: null };
  return { rules: [...rules.filter(({ id }) => id !== key), changed], days, overrides };
}

export function rowsWithMonth({ rules, days, overrides }: FirmRows, changed: MonthOverrideFields): FirmRows {
  const { competence, rule_key } = changed;
  const others = overrides.filter((one) => one.competence !== competence || one.rule_key !== rule_key);
  return { rules, days, overrides: [...others, changed] };
}

type KeptDay = FirmDayFields & { id: string };

/** `id` null is a new day; `changed` null is its removal. */
export const rowsWithDay = (
  { rules, days, overrides }: Omit<FirmRows, 'days'> & { days: readonly KeptDay[] },
  id: string | null,
  changed: FirmDayFields | null,
): FirmRows => ({
  ...{ rules, overrides },
  days: [...days.filter((day) => day.id !== id), ...(changed === null ? [] : [changed])],
});

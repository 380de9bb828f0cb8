import { CATALOGUE } from '../law/catalogue.ts';
import type { Rule } from '../law/rule.ts';
import { type FirmRule, readFirmRule, type RuleContent, ruleContentOf } from './firm-rule.ts';

/** A line of the law as a firm has it, in use or not. */
export type LawRow = {
  key: string;
  rule: Rule;
  /** What the firm keeps of it; of a row of the catalogue alone, what it would keep. */
  content: RuleContent;
  /** By whom and when, as the row has it. */
  signed: { by: string; at: string } | null;
  /** Own: no row of the catalogue has its key. */
  origin: 'catalogue' | 'changed' | 'own';
  /** The fields in which the firm says something else than the catalogue. */
  changes: readonly (keyof RuleContent)[];
  /** What cannot be right in it: it is asked for and has no date. */
  problem: string | null;
};

/** Every rule, in use or not: the catalogue with the firm's changes over it, then its own by title. */
export function lawRows(rows: readonly FirmRule[]): LawRow[] {
  const kept = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(CATALOGUE.map(({ key }) => key));
  const own = rows.filter(({ id }) => !known.has(id)).sort((a, b) => (a.title < b.title ? -1 : 1));
  return [
    ...CATALOGUE.map((rule) => {
      const row = kept.get(rule.key);
      return row === undefined ? untouched(rule) : lawRow(row, rule);
    }),
    ...own.map((row) => lawRow(row, null)),
  ];
}

const untouched = (rule: Rule): LawRow => ({
  ...{ key: rule.key, rule, content: ruleContentOf(rule) },
  ...{ signed: null, origin: 'catalogue', changes: [], problem: null },
});

function lawRow(row: FirmRule, before: Rule | null): LawRow {
  const { rule, problem } = readFirmRule(row, before);
  const content = contentOfRow(row);
  const changes = before === null ? [] : changedFrom(ruleContentOf(before), content);
  const { signed_off_by: by, signed_off_at: at } = row;
  return {
    ...{ key: row.id, rule, content, changes, problem: problem?.says ?? null },
    signed: by === null || at === null ? null : { by, at },
    origin: before === null ? 'own' : changes.length === 0 ? 'catalogue' : 'changed',
  };
}

/** When it was checked, and whether it is in use, is no other law. */
const NO_CHANGE: readonly (keyof RuleContent)[] = ['verified_on', 'is_active'];

function changedFrom(before: RuleContent, after: RuleContent): (keyof RuleContent)[] {
  const fields = Object.keys(before) as (keyof RuleContent)[]; // of the object itself
  return fields.filter(
    (field) => !NO_CHANGE.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Neither stamps nor the signature. */
function contentOfRow(row: FirmRule): RuleContent {
  const { title, person, cases, state, city, period, due_kind, due_number, months_after } = row;
  const { saturdays_count, shift, calendar, local_days, basis, valid_from, valid_to } = row;
  const { verified_on, is_active } = row;
  return {
    ...{ title, person, cases, state, city, period, due_kind, due_number, months_after },
    ...{ saturdays_count, shift, calendar, local_days, basis, valid_from, valid_to },
    ...{ verified_on, is_active },
  };
}

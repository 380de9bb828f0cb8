import { expect, it } from 'vitest';
import { CATALOGUE } from '../law/catalogue.ts';
import { rowsWithDay, rowsWithMonth, rowsWithRule } from './changed-rows.ts';
import { firmLaw, type FirmRows } from './firm-law.ts';
import { ruleContentOf } from './firm-rule.ts';

const [rule] = CATALOGUE;
if (rule === undefined) throw new Error('The catalogue has rows');
const NOTHING: FirmRows = { rules: [], days: [], overrides: [] };
const FIELDS = { date: '2026-11-23', name: 'Ponte', calendar: 'both', state: null, city: null } as const;

it('a rule takes the place of what the firm kept of it, and nobody has signed it', () => {
  const content = ruleContentOf(rule);
  const once = rowsWithRule(NOTHING, rule.key, { ...content, due_number: 15 });
  const signed = once.rules.map((row) => ({ ...row, rev: 4, signed_off_by: 'ana', signed_off_at: 'x' }));
  const twice = rowsWithRule({ ...once, rules: signed }, rule.key, { ...content, due_number: 18 });
  expect(twice.rules).toMatchObject([{ id: rule.key, rev: 4, due_number: 18, signed_off_by: null }]);
  expect(firmLaw(twice).rules.find(({ key }) => key === rule.key)?.due).toMatchObject({ day: 18 });
});

it('a month of a rule has one date', () => {
  const moved = { competence: '2026-10', rule_key: rule.key, date: '2026-11-30', reason: 'Portaria' };
  const two = rowsWithMonth(rowsWithMonth(NOTHING, { ...moved, competence: '2026-09' }), moved);
  expect(two.overrides).toHaveLength(2);
  const back = rowsWithMonth(two, { ...moved, date: null });
  expect(firmLaw(back).overrides.map(({ competence }) => competence)).toEqual(['2026-09']);
});

it('a day is added, changed and taken away', () => {
  expect(rowsWithDay({ ...NOTHING, days: [] }, null, FIELDS).days).toEqual([FIELDS]);
  const kept = { ...NOTHING, days: [{ ...FIELDS, id: 'd1' }] };
  expect(rowsWithDay(kept, 'd1', { ...FIELDS, name: 'Feriado' }).days).toMatchObject([{ name: 'Feriado' }]);
  expect(rowsWithDay(kept, 'd1', null).days).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { addMonths } from '../calendar/calendar-dates.ts';
import { obligationRuleSchema } from '../entities/obligation-rule.ts';
import { CATALOGUE, catalogueRule } from '../law/catalogue.ts';
import { dueDate } from '../law/due-date.ts';
import { NATIONAL_CALENDARS } from '../law/law-calendars.ts';
import type { Rule } from '../law/rule.ts';
import { RULE_TEMPLATES } from '../law/rule-templates.ts';
import { type FirmRule, readFirmRule, type RuleContent, ruleContentOf, ruleProblem } from './firm-rule.ts';
import { lawRows } from './law-rows.ts';
import { newRuleContent, ownRuleKey } from './own-rule.ts';

const UNSIGNED = { signed_off_by: null, signed_off_at: null };
const ruleNamed = (key: string): Rule => {
  const rule = catalogueRule(key);
  if (rule === null) throw new Error(`No rule ${key}`);
  return rule;
};
const kept = (key: string, changes: Partial<FirmRule> = {}): FirmRule => ({
  ...{ ...ruleContentOf(ruleNamed(key)), ...UNSIGNED, id: key, rev: 1 },
  ...changes,
});
const rowOf = (key: string, rows: readonly FirmRule[]) => lawRows(rows).find((row) => row.key === key);

describe('a row of the catalogue that the firm keeps', () => {
  it.each(CATALOGUE.map((rule) => [rule.key, rule] as const))('says what it said: %s', (key, rule) => {
    const content = ruleContentOf(rule);
    expect(obligationRuleSchema.safeParse({ ...content, ...UNSIGNED }).success).toBe(true);
    const read = readFirmRule({ ...content, ...UNSIGNED, id: key, rev: 1 }, rule);
    expect(read).toEqual({ rule, problem: null });
    for (let month = '2024-01-01'; month < '2028-01-01'; month = addMonths(month, 1)) {
      const competence = month.slice(0, 7);
      expect(dueDate(read.rule, competence, NATIONAL_CALENDARS)).toEqual(
        dueDate(rule, competence, NATIONAL_CALENDARS),
      );
    }
  });

  it('is changed by what is in it, and not by a signature, a check or being out of use', () => {
    expect(rowOf('pgdas-das', [])).toMatchObject({ origin: 'catalogue', signed: null, changes: [] });
    const at = '2026-11-24T12:00:00.000000000Z';
    const signed = kept('pgdas-das', { signed_off_by: 'ana', signed_off_at: at, verified_on: '2026-11-24' });
    expect(rowOf('pgdas-das', [signed])).toMatchObject({ origin: 'catalogue', signed: { by: 'ana', at } });
    const unused = rowOf('pgdas-das', [kept('pgdas-das', { is_active: false })]);
    expect(unused).toMatchObject({ origin: 'catalogue', content: { is_active: false } });
    const moved = rowOf('pgdas-das', [kept('pgdas-das', { due_number: 15, basis: 'Lei 1' })]);
    expect(moved).toMatchObject({ origin: 'changed', changes: ['basis', 'due_number'] });
    const back = kept('pgdas-das', ruleContentOf(ruleNamed('pgdas-das')));
    expect(rowOf('pgdas-das', [back])?.origin).toBe('catalogue');
  });
});

describe('the rows of a firm', () => {
  it('are the catalogue, then its own by title, with what is wrong in them', () => {
    const iss = kept('pgdas-das', { id: 'iss-a', title: 'ISS' });
    const das = kept('pgdas-das', { id: 'das-b', title: 'DAS parcelado', due_number: null });
    const rows = lawRows([iss, das]);
    expect(rows.slice(-2).map(({ key, origin }) => [key, origin])).toEqual([
      ['das-b', 'own'],
      ['iss-a', 'own'],
    ]);
    expect(rows).toHaveLength(CATALOGUE.length + 2);
    expect(rows.at(-2)?.problem).toBe('Falta o dia do vencimento.');
  });

  it('name the field that cannot be right', () => {
    const wrong = (changes: Partial<RuleContent>) => ruleProblem(kept('pgdas-das', changes))?.field;
    expect(wrong({})).toBeUndefined();
    expect(wrong({ valid_from: '2026-12', valid_to: '2026-11' })).toBe('valid_to');
    expect(wrong({ due_number: null })).toBe('due_number');
    expect(wrong({ due_kind: 'nth_business_day', due_number: 18 })).toBe('due_number');
    expect(wrong({ shift: 'L' })).toBe('shift');
  });
});

describe('a rule of the firm’s own', () => {
  it('begins with what its template knows, and guesses nothing', () => {
    const salary = RULE_TEMPLATES.find(({ key }) => key === 'salario') ?? null;
    expect(newRuleContent(salary, '2026-11-24')).toMatchObject({
      ...{ title: 'Salário', due_kind: 'nth_business_day', due_number: 5, saturdays_count: true },
      ...{ cases: [], basis: '', valid_from: '2026-11', local_days: false },
    });
    expect(newRuleContent(null, '2026-11-24')).toMatchObject({ title: '', due_kind: null, shift: null });
  });

  it('has a key that can be read, and that no other has', () => {
    expect(ownRuleKey('ISS, São Paulo (SP)', 'abc123')).toBe('iss-sao-paulo-sp-abc123');
    expect(ownRuleKey('§', 'abc123')).toBe('regra-abc123');
    const long = ownRuleKey('Parcelamento especial da Procuradoria-Geral da Fazenda Nacional', 'abc123');
    // With its month before it, it is the id of a moved month.
    expect(`2026-11_${long}`).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });
});

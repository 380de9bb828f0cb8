import { describe, expect, it } from 'vitest';
import { catalogueRule } from '../law/catalogue.ts';
import { firmLaw, type FirmRows } from './firm-law.ts';
import { type FirmRule, ruleContentOf } from './firm-rule.ts';
import { generatedId } from './generated-id.ts';
import { lawEffect, misplaced, moveGroups, type ExistingRows } from './law-effect.ts';
import type { GeneratedObligation } from './month-preview.ts';
import type { RuleClient } from './rule-keys.ts';

const client = (id: string, changes: Partial<RuleClient> = {}): RuleClient => ({
  ...{ id, cnpj_cpf: '11222333000181', state: 'SP', city: 'Santos' },
  tax_profile: [{ from: '2024-01', regime: 'simples_nacional', payroll: 'none', annex: null }],
  ...{ rule_keys_added: [], rule_keys_removed: [], ...changes },
});
const open = (
  client_id: string,
  due_date = '2026-11-23',
  changes: Partial<GeneratedObligation> = {},
): GeneratedObligation => {
  const row = { client_id, rule_key: 'pgdas-das', competence: '2026-10', due_date, ...changes };
  return { ...row, id: generatedId(client_id, row.rule_key, row.competence), is_completed: false };
};
const das = (changes: Partial<FirmRule> = {}): FirmRule => {
  const rule = catalogueRule('pgdas-das');
  if (rule === null) throw new Error('No DAS');
  const unsigned = { signed_off_by: null, signed_off_at: null };
  return { ...ruleContentOf(rule), ...unsigned, id: 'pgdas-das', rev: 1, ...changes };
};
const law = (rows: Partial<FirmRows> = {}) => firmLaw({ rules: [], days: [], overrides: [], ...rows });
const existing: ExistingRows = { clients: [client('a'), client('b')], open: [open('a'), open('b')] };

describe('what a change of the law says about what exists', () => {
  it('is who would be due on another day, from where to where', () => {
    const { moved, gone } = lawEffect(existing, law(), law({ rules: [das({ due_number: 25 })] }));
    expect(moved).toMatchObject([
      { client_id: 'a', from: '2026-11-23', due_date: '2026-11-25', nominal_date: '2026-11-25' },
      { client_id: 'b', from: '2026-11-23', due_date: '2026-11-25' },
    ]);
    expect(gone).toEqual([]);
  });

  it('is nothing where the rule says the same in other words', () => {
    const same = law({ rules: [das({ title: 'DAS', basis: 'Lei 1', due_number: 23 })] });
    expect(lawEffect(existing, law(), same)).toEqual({ moved: [], gone: [] });
  });

  it('leaves out what was elsewhere before, and what moves to where it is', () => {
    const byHand = { ...existing, open: [open('a', '2026-11-30'), open('b', '2026-11-25')] };
    const other = law({ rules: [das({ title: 'DAS', due_number: 23 })] });
    expect(lawEffect(byHand, law(), other).moved).toEqual([]);
    const later = law({ rules: [das({ due_number: 25 })] });
    expect(lawEffect(byHand, law(), later).moved).toMatchObject([{ client_id: 'a', from: '2026-11-30' }]);
  });

  it('names what would be asked for no more, once', () => {
    const unused = law({ rules: [das({ is_active: false })] });
    expect(lawEffect(existing, law(), unused).gone.map(({ client_id }) => client_id)).toEqual(['a', 'b']);
    const inactive = { clients: [client('a')], open: existing.open };
    expect(lawEffect(inactive, law(), unused).gone.map(({ client_id }) => client_id)).toEqual(['a']);
    const undated = law({ rules: [das({ due_kind: null })] });
    expect(lawEffect(existing, law(), undated).gone).toHaveLength(2);
  });

  it('counts a day of the place where the rule counts such days', () => {
    const days = [{ date: '2026-11-23', name: 'Ponte', calendar: 'bank', state: 'SP', city: null } as const];
    const counting = [das({ local_days: true })];
    expect(lawEffect(existing, law({ rules: counting }), law({ rules: counting, days })).moved).toMatchObject(
      [
        { client_id: 'a', due_date: '2026-11-24' },
        { client_id: 'b', due_date: '2026-11-24' },
      ],
    );
    expect(lawEffect(existing, law(), law({ days })).moved).toEqual([]);
  });

  it('is of one month where one month is moved', () => {
    const two = { ...existing, open: [open('a'), open('a', '2026-10-20', { competence: '2026-09' })] };
    const override = { competence: '2026-10', rule_key: 'pgdas-das', date: '2026-11-30', reason: 'Portaria' };
    const { moved } = lawEffect(two, law(), law({ overrides: [override] }));
    expect(moved.map(({ competence, due_date }) => [competence, due_date])).toEqual([
      ['2026-10', '2026-11-30'],
    ]);
  });
});

it('what is on another day than the law says is found, no matter what put it there', () => {
  const rows = { ...existing, open: [open('a', '2026-11-20'), open('b')] };
  expect(misplaced(rows, law())).toMatchObject([
    { client_id: 'a', from: '2026-11-20', due_date: '2026-11-23' },
  ]);
});

it('what moves alike is told together, most first', () => {
  const { moved } = lawEffect(
    { ...existing, open: [open('a', '2026-11-20'), open('b')] },
    law(),
    law({ rules: [das({ due_number: 25 })] }),
  );
  const third = moved.map((row) => ({ ...row, id: 'x', from: '2026-11-23' })).slice(0, 1);
  expect(moveGroups([...moved, ...third]).map(({ from, to, rows }) => [from, to, rows.length])).toEqual([
    ['2026-11-23', '2026-11-25', 2],
    ['2026-11-20', '2026-11-25', 1],
  ]);
});

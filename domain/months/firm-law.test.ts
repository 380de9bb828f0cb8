import { describe, expect, it } from 'vitest';
import { CATALOGUE, catalogueRule } from '../law/catalogue.ts';
import { dueDate } from '../law/due-date.ts';
import { NATIONAL_CALENDARS } from '../law/law-calendars.ts';
import { firmLaw, type FirmRows } from './firm-law.ts';
import type { FirmRule } from './firm-rule.ts';
import { previewMonth } from './month-preview.ts';
import type { RuleClient } from './rule-keys.ts';

const ISS: FirmRule = {
  id: 'iss',
  rev: 3,
  title: 'ISS',
  person: 'PJ',
  cases: ['simples_nacional+lucro_real/'],
  state: 'SP',
  city: 'São Paulo',
  period: 'month',
  due_kind: 'day',
  due_number: 10,
  months_after: 1,
  saturdays_count: false,
  shift: 'P',
  calendar: 'bank',
  local_days: true,
  basis: 'Lei 13.701/2003',
  valid_from: null,
  valid_to: null,
  verified_on: '2026-11-23',
  is_active: true,
  signed_off_by: null,
  signed_off_at: null,
};
/** The catalogue's row of the DAS as a firm would keep it. */
const DAS: FirmRule = {
  ...ISS,
  ...{ id: 'pgdas-das', title: 'DAS', cases: ['simples_nacional/'], state: null, city: null, due_number: 20 },
};
const PIS: FirmRule = { ...DAS, id: 'pis-cofins', due_number: 25, shift: 'A', valid_to: '2026-12' };
const law = (rows: Partial<FirmRows>) => firmLaw({ rules: [], days: [], overrides: [], ...rows });
const ruleOf = (key: string, rows: Partial<FirmRows>) => law(rows).rules.find((rule) => rule.key === key);
const dateOf = (rule: FirmRule, competence = '2026-10') => {
  const merged = ruleOf(rule.id, { rules: [rule] });
  return merged === undefined ? null : dueDate(merged, competence, NATIONAL_CALENDARS);
};

describe('the law of a firm', () => {
  it('is the catalogue where the firm says nothing', () => {
    expect(law({}).rules).toEqual(CATALOGUE);
    expect(law({}).problems).toEqual([]);
  });

  it('has the firm’s own rules after the catalogue, with whom they concern', () => {
    const { rules, revs } = law({ rules: [ISS] });
    expect(rules).toHaveLength(CATALOGUE.length + 1);
    expect(rules.at(-1)).toMatchObject({
      key: 'iss',
      who: {
        person: 'PJ',
        cases: [{ regimes: ['simples_nacional', 'lucro_real'], payroll: null }],
        where: { state: 'SP', city: 'São Paulo' },
      },
      paid_by: null,
    });
    expect(revs).toEqual(new Map([['iss', 3]]));
    expect(dateOf(ISS, '2026-09')).toEqual({
      date: '2026-10-13',
      nominal_date: '2026-10-10',
      reasons: [
        'Dia 10/10 é sábado e dia 12/10 é feriado (N. Sra. Aparecida). O vencimento passa para terça, 13/10.',
      ],
    });
  });

  it('has a changed row in the place of the catalogue’s, with what only the catalogue says', () => {
    const { rules } = law({ rules: [{ ...DAS, shift: 'A' }] });
    expect(rules.map(({ key }) => key)).toEqual(CATALOGUE.map(({ key }) => key));
    expect(rules[0]).toMatchObject({ title: 'DAS', shift: 'A', subject: 'O DAS', paid_by: 'das', quotas: 1 });
    expect(rules[0]?.who).not.toHaveProperty('where');
    expect(dateOf({ ...DAS, shift: 'A' })?.date).toBe('2026-11-19');
  });

  it('says why there is none after the catalogue’s last month only where that is the last month', () => {
    expect(ruleOf('pis-cofins', { rules: [PIS] })?.ended).toBe(catalogueRule('pis-cofins')?.ended);
    expect(ruleOf('pis-cofins', { rules: [{ ...PIS, valid_to: '2027-06' }] })?.ended).toBeNull();
  });

  it('keeps the months that were put off by law', () => {
    const dctfweb: FirmRule = { ...DAS, id: 'dctfweb', due_kind: 'last_business_day', due_number: null };
    expect(dateOf(dctfweb, '2025-01')?.date).toBe('2025-03-31');
    expect(dateOf(dctfweb, '2025-02')?.date).toBe('2025-03-31');
  });

  it('is without a rule that is out of use', () => {
    expect(ruleOf('pgdas-das', { rules: [{ ...DAS, is_active: false }] })).toBeUndefined();
    expect(ruleOf('iss', { rules: [{ ...ISS, is_active: false }] })).toBeUndefined();
  });

  it('counts business days, and the last of some days', () => {
    expect(dateOf({ ...ISS, due_kind: 'nth_business_day', due_number: 5, shift: 'L' })?.date).toBe(
      '2026-11-09',
    );
    const fifth = { ...ISS, due_kind: 'nth_business_day', due_number: 5, saturdays_count: true } as const;
    expect(dateOf({ ...fifth, shift: 'L' })?.date).toBe('2026-11-07');
    expect(dateOf({ ...ISS, due_kind: 'last_business_day', due_number: 20 })?.date).toBe('2026-11-19');
  });
});

describe('a row that cannot be right', () => {
  const problemOf = (change: Partial<FirmRule>) => law({ rules: [{ ...ISS, ...change }] }).problems;

  it.each([
    [{ due_number: null }, 'Falta o dia do vencimento.'],
    [{ due_kind: 'nth_business_day', due_number: null }, 'Falta qual dia útil é.'],
    [{ due_kind: 'nth_business_day', due_number: 18 }, 'Há meses sem 18º dia útil.'],
    [{ shift: 'L' }, 'Um dia do mês não se conta em dias úteis.'],
    [{ valid_from: '2026-12', valid_to: '2026-11' }, 'Vale desde um mês depois do último em que vale.'],
  ] as const)('is said, and has no date: %j', (change, problem) => {
    expect(problemOf(change)).toEqual([{ rule_key: 'iss', problem }]);
    expect(dateOf({ ...ISS, ...change })?.date).toBeNull();
  });

  it('is not one without a date, nor one of the last business day of the month', () => {
    expect(problemOf({ due_kind: null, due_number: null })).toEqual([]);
    expect(problemOf({ due_kind: 'last_business_day', due_number: null, shift: 'L' })).toEqual([]);
    expect(problemOf({ due_kind: 'nth_business_day', due_number: 17 })).toEqual([]);
  });

  it('is a month’s exception for what is not in use, unless it was taken back', () => {
    const override = { competence: '2026-10', rule_key: 'iss', date: '2026-11-11', reason: 'Sistema parado' };
    expect(law({ overrides: [override] })).toMatchObject({
      problems: [{ rule_key: 'iss', problem: 'Há uma exceção em 10/2026 para uma regra fora de uso.' }],
    });
    expect(law({ overrides: [{ ...override, date: null }] })).toMatchObject({ problems: [], overrides: [] });
  });
});

it('a month is previewed by the law of the firm: its rule, its day, its exception', () => {
  const client: RuleClient = {
    id: 'padaria',
    cnpj_cpf: '11222333000181',
    tax_profile: [{ from: '2024-01', regime: 'simples_nacional', payroll: 'none', annex: 'I' }],
    ...{ state: 'SP', city: 'São Paulo', rule_keys_added: [], rule_keys_removed: [] },
  };
  const day = {
    date: '2026-11-10',
    name: 'Dia da cidade',
    calendar: 'both',
    state: 'SP',
    city: 'São Paulo',
  } as const;
  const override = {
    competence: '2026-10',
    rule_key: 'pgdas-das',
    date: '2026-11-30',
    reason: 'Portaria 1/2026',
  };
  const { rules, days, overrides } = law({ rules: [ISS], days: [day], overrides: [override] });
  const source = { competence: '2026-10', rules, days, overrides, existing: [], removed: new Set<string>() };
  expect(
    previewMonth({ ...source, clients: [client] }).created.map(({ rule_key, due_date, due_reasons }) => [
      rule_key,
      due_date,
      ...due_reasons,
    ]),
  ).toEqual([
    ['pgdas-das', '2026-11-30', 'O escritório mudou para segunda, 30/11: Portaria 1/2026'],
    [
      'iss',
      '2026-11-11',
      'Dia 10/11 é feriado em São Paulo, SP (Dia da cidade). O vencimento passa para quarta, 11/11.',
    ],
  ]);
});

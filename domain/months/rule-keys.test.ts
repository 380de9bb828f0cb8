import { describe, expect, it } from 'vitest';
import type { Payroll, TaxProfileEntry, TaxRegime } from '../tax-profile/tax-words.ts';
import { CATALOGUE } from '../law/catalogue.ts';
import type { Rule } from '../law/rule.ts';
import { type RuleClient, ruleClientsOf, ruleKeysOf } from './rule-keys.ts';
import { profileAt } from './tax-profile.ts';

const since = (from: string, regime: TaxRegime | null, payroll: Payroll): TaxProfileEntry => ({
  ...{ from, regime, payroll },
  annex: null,
});
const COMPANY: RuleClient = {
  id: 'padaria',
  cnpj_cpf: '11222333000181',
  tax_profile: [],
  state: 'SP',
  city: 'São Paulo',
  rule_keys_added: [],
  rule_keys_removed: [],
};
const keysOf = (client: Partial<RuleClient>, competence = '2026-10', rules: readonly Rule[] = CATALOGUE) =>
  ruleKeysOf({ ...COMPANY, ...client }, competence, rules).sort();
const keysAs = (regime: TaxRegime, payroll: Payroll) =>
  keysOf({ tax_profile: [since('2024-01', regime, payroll)] });

describe('what a company gets by its profile', () => {
  it('in the Simples: without pay, for its partners, and with employees', () => {
    const alone = ['defis', 'pgdas-das'];
    const paying = [...alone, 'dctfweb', 'efd-reinf', 'esocial', 'informe-rendimentos', 'inss', 'irrf-csrf'];
    expect(keysAs('simples_nacional', 'none')).toEqual(alone);
    expect(keysAs('simples_nacional', 'pro_labore')).toEqual(paying.sort());
    expect(keysAs('simples_nacional', 'employees')).toEqual([...paying, 'decimo-terceiro', 'fgts'].sort());
  });

  it('as MEI: with an employee the one slip of the eSocial, and no FGTS or INSS beside it', () => {
    expect(keysAs('mei', 'none')).toEqual(['das-simei', 'dasn-simei']);
    expect(keysAs('mei', 'employees')).toEqual(['dae-mei', 'das-simei', 'dasn-simei']);
  });

  it('by its profit, presumed or real', () => {
    const presumed = ['cbs-ibs', 'dctfweb', 'ecf', 'efd-contribuicoes', 'irpj-csll', 'pis-cofins'];
    expect(keysAs('lucro_presumido', 'none')).toEqual(presumed);
    expect(keysAs('lucro_real', 'none')).toEqual([...presumed, 'ecd'].sort());
  });

  it('never what nobody is bound to any more, or only those whom the firm names', () => {
    const all = (['simples_nacional', 'mei', 'lucro_presumido', 'lucro_real'] as const).flatMap((regime) =>
      keysAs(regime, 'employees'),
    );
    for (const key of ['dirf', 'gia-sp', 'dimob', 'dmed', 'dme', 'doi', 'dirbi', 'irrf-dividendos']) {
      expect(all).not.toContain(key);
    }
  });
});

describe('a person', () => {
  const household = { cnpj_cpf: '11144477735', tax_profile: [since('2024-01', null, 'employees')] };

  it('gets the slip of a household that employs, and nothing of a company', () => {
    expect(keysOf(household)).toEqual(['dae-domestico']);
    expect(keysOf({ ...household, tax_profile: [since('2024-01', null, 'none')] })).toEqual([]);
  });

  it('never gets a PGDAS, not even by name', () => {
    expect(keysOf({ ...household, rule_keys_added: ['pgdas-das'] })).toEqual(['dae-domestico']);
  });
});

describe('what the firm names', () => {
  const simples = [since('2024-01', 'simples_nacional', 'none')];

  it('is added, and what it takes off is not there', () => {
    expect(keysOf({ tax_profile: simples, rule_keys_added: ['dirbi', 'unknown'] })).toEqual([
      'defis',
      'dirbi',
      'pgdas-das',
    ]);
    expect(keysOf({ tax_profile: simples, rule_keys_removed: ['defis'] })).toEqual(['pgdas-das']);
  });

  it('is off where it is on both lists', () => {
    expect(keysOf({ rule_keys_added: ['dirbi'], rule_keys_removed: ['dirbi'] })).toEqual([]);
  });

  it('needs no profile, and is not there when the rule is not', () => {
    expect(keysOf({ rule_keys_added: ['irrf-dividendos'] })).toEqual(['irrf-dividendos']);
    expect(keysOf({ rule_keys_added: ['irrf-dividendos'] }, '2025-12')).toEqual([]);
    expect(keysOf({ rule_keys_added: ['pis-cofins'] }, '2027-01')).toEqual([]);
  });
});

describe('a profile over time', () => {
  const left = [since('2026-07', 'lucro_presumido', 'none'), since('2024-01', 'simples_nacional', 'none')];

  it('leaves old months as they were', () => {
    expect(keysOf({ tax_profile: left }, '2026-06')).toContain('pgdas-das');
    expect(keysOf({ tax_profile: left }, '2026-07')).not.toContain('pgdas-das');
    expect(keysOf({ tax_profile: left }, '2026-07')).toContain('pis-cofins');
    expect(keysOf({ tax_profile: left }, '2023-12')).toEqual([]);
  });

  it('is what was entered last where two begin in a month', () => {
    const twice = [since('2026-07', 'mei', 'none'), since('2026-07', 'lucro_real', 'none')];
    expect(profileAt(twice, '2026-07')?.regime).toBe('lucro_real');
    expect(profileAt([], '2026-07')).toBeNull();
  });
});

it('a rule of a city is for its clients alone', () => {
  const [das] = CATALOGUE;
  if (das === undefined) throw new Error('No catalogue');
  const iss: Rule = { ...das, key: 'iss', who: { ...das.who, where: { state: 'SP', city: 'São Paulo' } } };
  const tax_profile = [since('2024-01', 'simples_nacional', 'none')];
  expect(keysOf({ tax_profile }, '2026-10', [iss])).toEqual(['iss']);
  expect(keysOf({ tax_profile, city: 'Campinas' }, '2026-10', [iss])).toEqual([]);
  expect(keysOf({ tax_profile, city: 'Campinas', rule_keys_added: ['iss'] }, '2026-10', [iss])).toEqual([
    'iss',
  ]);
});

it('a firm works for its active clients, until a contract ends', () => {
  const { tax_profile: _, ...stored } = { ...COMPANY, status: 'active' as const };
  expect(ruleClientsOf([{ ...stored, tax_profile: ['2026-03/mei/employees/-'] }])).toEqual([
    { ...COMPANY, tax_profile: [{ from: '2026-03', regime: 'mei', payroll: 'employees', annex: null }] },
  ]);
  const { id, cnpj_cpf, state, city } = COMPANY;
  expect(ruleClientsOf([{ id, cnpj_cpf, state, city, status: 'active', contract_ended_on: null }])).toEqual([
    COMPANY,
  ]);
  expect(ruleClientsOf([{ ...stored, status: 'inactive' }])).toEqual([]);
  expect(ruleClientsOf([{ ...stored, contract_ended_on: '2026-10-31' }])).toEqual([]);
});

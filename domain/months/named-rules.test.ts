import { expect, it } from 'vitest';
import { CATALOGUE } from '../law/catalogue.ts';
import { offeredRules, withRule } from './named-rules.ts';
import { type RuleClient, ruleKeysOf } from './rule-keys.ts';

const CLIENT: RuleClient = {
  id: 'padaria',
  cnpj_cpf: '11222333000181',
  tax_profile: [{ from: '2024-01', regime: 'simples_nacional', payroll: 'none', annex: 'I' }],
  ...{ state: null, city: null, rule_keys_added: [], rule_keys_removed: [] },
};

function offered(client: RuleClient, key: string) {
  const found = offeredRules(client, '2026-10', CATALOGUE).find(({ rule }) => rule.key === key);
  if (found === undefined) throw new Error(`${key} is not offered`);
  return found;
}

it('offered is what a client of its kind may get in the month, asked of it or not', () => {
  const keys = offeredRules(CLIENT, '2026-10', CATALOGUE).map(({ rule }) => rule.key);
  expect(keys).toContain('dme');
  for (const key of ['dae-domestico', 'dirf', 'gia-sp']) expect(keys).not.toContain(key);
  expect(offered(CLIENT, 'pgdas-das')).toMatchObject({ isAsked: true, isInProfile: true });
  expect(offered(CLIENT, 'dme')).toMatchObject({ isAsked: false, isInProfile: false });
});

it.each(['pgdas-das', 'dme'])('%s is named only as long as the profile says something else', (key) => {
  const wasAsked = offered(CLIENT, key).isAsked;
  const turned = { ...CLIENT, ...withRule(CLIENT, offered(CLIENT, key), !wasAsked) };
  expect(ruleKeysOf(turned, '2026-10', CATALOGUE).includes(key)).toBe(!wasAsked);
  expect([...turned.rule_keys_added, ...turned.rule_keys_removed]).toEqual([key]);
  const back = withRule(turned, offered(turned, key), wasAsked);
  expect(back).toEqual({ rule_keys_added: [], rule_keys_removed: [] });
});

import {
  CATALOGUE,
  catalogueRule,
  newRuleContent,
  RULE_TEMPLATES,
  type RuleContent,
  ruleContentOf,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import {
  checkRuleForm,
  ofPerson,
  RULE_FIELD_LABELS,
  type RuleFormValues,
  toRuleFormValues,
} from './rule-form.ts';

const das = () => {
  const rule = catalogueRule('pgdas-das');
  if (rule === null) throw new Error('No DAS');
  return ruleContentOf(rule);
};
const checked = (changes: Partial<RuleFormValues>, of: RuleContent = das()) =>
  checkRuleForm({ ...toRuleFormValues(of), ...changes });
const errorsOf = (changes: Partial<RuleFormValues>) => {
  const result = checked(changes);
  return result.ok ? {} : result.errors;
};

describe('the form of a rule', () => {
  it.each(CATALOGUE.map((rule) => [rule.key, rule] as const))(
    'says again what it was given: %s',
    (_key, rule) => {
      expect(checked({}, ruleContentOf(rule))).toEqual({ ok: true, fields: ruleContentOf(rule) });
    },
  );

  it('takes months as people write them, and nothing where none is typed', () => {
    expect(checked({ valid_from: '1/2026', valid_to: ' 12/2026 ' })).toMatchObject({
      fields: { valid_from: '2026-01', valid_to: '2026-12' },
    });
    expect(checked({ valid_from: '' })).toMatchObject({ fields: { valid_from: null } });
    expect(errorsOf({ valid_from: '13/2026' })).toEqual({ valid_from: 'Confira o mês. Exemplo: 01/2026' });
    expect(errorsOf({ valid_from: 'janeiro' })).toHaveProperty('valid_from');
  });

  it('says what is missing, in the words of its field', () => {
    expect(errorsOf({ title: ' ', basis: '', due_number: '' })).toEqual({
      title: 'Informe o título da regra.',
      basis: 'Informe a base legal, ou o contrato.',
    });
    expect(errorsOf({ due_number: '' })).toEqual({ due_number: 'Falta o dia do vencimento.' });
    expect(errorsOf({ due_number: '32' })).toHaveProperty('due_number');
    expect(errorsOf({ due_number: 'x' })).toHaveProperty('due_number');
    expect(errorsOf({ state: 'São' })).toHaveProperty('state');
    expect(errorsOf({ valid_from: '12/2026', valid_to: '11/2026' })).toHaveProperty('valid_to');
  });

  it('keeps no day where no date is published', () => {
    expect(checked({ due_kind: null })).toMatchObject({ fields: { due_kind: null, due_number: null } });
  });

  it('asks a template for what it leaves open', () => {
    const iss = newRuleContent(RULE_TEMPLATES.find(({ key }) => key === 'iss') ?? null, '2026-11-24');
    const result = checkRuleForm(toRuleFormValues(iss));
    expect(result.ok ? {} : result.errors).toEqual({ basis: 'Informe a base legal, ou o contrato.' });
  });

  it('leaves no regime in the cases of a person, whom it would fit no more', () => {
    const cases = [{ regimes: ['mei'] as const, payrolls: ['employees'] as const }];
    expect(ofPerson('PF', cases)).toEqual({
      person: 'PF',
      cases: [{ regimes: [], payrolls: ['employees'] }],
    });
    expect(ofPerson('PJ', cases)).toEqual({ person: 'PJ', cases });
  });

  it('has a label for each field', () => {
    expect(Object.keys(RULE_FIELD_LABELS).sort()).toEqual(Object.keys(das()).sort());
  });
});

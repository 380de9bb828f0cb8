import { CATALOGUE, catalogueRule, lawRows, type RuleContent, ruleContentOf } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { isUnsigned, rulesFound } from './rule-list.ts';
import { dueText, shiftText, validText, whoOf, whoText } from './rule-words.ts';

const contentOf = (key: string, changes: Partial<RuleContent> = {}): RuleContent => {
  const rule = catalogueRule(key);
  if (rule === null) throw new Error(`No rule ${key}`);
  return { ...ruleContentOf(rule), ...changes };
};
const UNSIGNED = { signed_off_by: null, signed_off_at: null };
const rowOf = (content: RuleContent, key = 'pgdas-das') => {
  const row = lawRows([{ ...content, ...UNSIGNED, id: key, rev: 1 }]).find((one) => one.key === key);
  if (row === undefined) throw new Error('No row');
  return row;
};

describe('a rule in words', () => {
  it.each([
    ['pgdas-das', {}, 'Dia 20 do mês seguinte'],
    ['pgdas-das', { months_after: 0 }, 'Dia 20 do próprio mês'],
    ['pgdas-das', { months_after: 3 }, 'Dia 20 do 3º mês depois do mês'],
    ['pgdas-das', { period: 'quarter' }, 'Dia 20 do mês seguinte ao trimestre'],
    ['pgdas-das', { period: 'year', months_after: 5, due_number: 31 }, 'Dia 31 de maio do ano seguinte'],
    ['dctfweb', {}, 'Último dia útil do mês seguinte'],
    ['irrf-csrf', {}, 'Último dia útil até o dia 20 do mês seguinte'],
    ['efd-contribuicoes', {}, '10º dia útil do 2º mês depois do mês'],
    [
      'efd-contribuicoes',
      { saturdays_count: true, months_after: 1 },
      '10º dia útil do mês seguinte, sábados contam',
    ],
    ['pgdas-das', { due_kind: null }, 'Aguarda norma'],
  ] as const)('%s with %o is due: %s', (key, changes, text) => {
    expect(dueText(contentOf(key, changes))).toBe(text);
  });

  it('says what a day without work does where the rule names a day', () => {
    expect(shiftText(contentOf('pgdas-das'))).toBe('Passa para o próximo dia útil');
    expect(shiftText(contentOf('pgdas-das', { shift: null }))).toMatch(/^A norma não diz/);
    expect(shiftText(contentOf('dctfweb'))).toBeNull();
  });

  it('says who it is for in the catalogue’s words, until the firm says another', () => {
    expect(whoText(rowOf(contentOf('pgdas-das', { due_number: 15 })))).toBe('Simples Nacional');
    const changed = contentOf('pgdas-das', { cases: ['simples_nacional+mei/employees', '/pro_labore'] });
    expect(whoText(rowOf(changed))).toBe('Empresas: Simples Nacional, MEI com empregados ou só pró-labore');
    expect(whoText(rowOf(contentOf('pgdas-das', { cases: ['/'], state: 'SP', city: 'Santos' }), 'iss'))).toBe(
      'Empresas: todas, em Santos, SP',
    );
    expect(whoOf(contentOf('pgdas-das', { person: 'PF', cases: [] }))).toBe('Pessoas escolhidas uma a uma');
    expect(whoOf(contentOf('pgdas-das', { cases: [], city: 'Santos', state: 'SP' }))).toBe(
      'Empresas escolhidas uma a uma, em Santos, SP',
    );
  });

  it('says from when and until when', () => {
    expect(validText(contentOf('pgdas-das'))).toBe('Desde antes de 2024');
    expect(validText(contentOf('pgdas-das', { valid_from: '2025-01', valid_to: '2026-12' }))).toBe(
      'Desde 01/2025, até 12/2026',
    );
  });
});

it('rules are found by words and by what the firm has done with them', () => {
  const changed = contentOf('pgdas-das', { due_number: 15 });
  const iss = contentOf('pgdas-das', { title: 'ISS Santos', is_active: false });
  const rows = lawRows([
    { ...changed, ...UNSIGNED, id: 'pgdas-das', rev: 1 },
    { ...iss, ...UNSIGNED, id: 'iss', rev: 1 },
    { ...contentOf('inss'), signed_off_by: 'ana', signed_off_at: 'x', id: 'inss', rev: 1 },
  ]);
  const keys = (...found: Parameters<typeof rulesFound>) => rulesFound(...found).map(({ key }) => key);
  expect(keys(rows, 'changed', '')).toEqual(['pgdas-das']);
  expect(keys(rows, 'own', '')).toEqual(['iss']);
  expect(keys(rows, 'unused', '')).toEqual(['iss']);
  expect(keys(rows, null, 'santos iss')).toEqual(['iss']);
  expect(keys(rows, 'unsigned', '')).not.toContain('inss');
  expect(rows.filter(isUnsigned)).toHaveLength(CATALOGUE.length - 1);
});

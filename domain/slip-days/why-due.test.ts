import { expect, it } from 'vitest';
import { CATALOGUE } from '../law/catalogue.ts';
import { ruleInWords, whyDue } from './why-due.ts';

const MOVED = {
  rule_key: 'pgdas-das',
  nominal_date: '2026-11-20',
  due_reasons: ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'],
};

it('a moved date is told by its days, its rule and the holiday', () => {
  const why = whyDue(MOVED, '2026-11-23');
  expect(why.sentences).toEqual(MOVED.due_reasons);
  expect(why.days.map(({ date, closed, isDue }) => [date.slice(8), closed, isDue])).toEqual([
    ['20', 'Consciência Negra', false],
    ['21', 'Fim de semana', false],
    ['22', 'Fim de semana', false],
    ['23', null, true],
  ]);
  expect(why.facts).toEqual([
    { label: 'Regra', says: 'Dia 20 do mês seguinte. Sem expediente bancário, o próximo dia útil.' },
    { label: 'Norma', says: 'Res. CGSN 140, art. 40, § 3º' },
    { label: 'Feriado', says: 'Consciência Negra, 20/11' },
    { label: 'Verificado', says: '23/11/2026' },
  ]);
});

it('a date that came earlier is told in the order of days', () => {
  const why = whyDue({ rule_key: 'fgts', nominal_date: '2026-12-20' }, '2026-12-18');
  expect(why.days.map(({ date, isDue }) => [date.slice(8), isDue])).toEqual([
    ['18', true],
    ['19', false],
    ['20', false],
  ]);
});

it('an unmoved date has one sentence and no days, and one far off none either', () => {
  expect(whyDue({ rule_key: 'pgdas-das', nominal_date: '2026-10-20' }, '2026-10-20')).toMatchObject({
    sentences: ['O DAS vence terça, 20/10.'],
    days: [],
  });
  expect(whyDue({ ...MOVED, nominal_date: '2026-10-20' }, '2026-11-23').days).toEqual([]);
});

it('of the firm’s own wording of a rule, and of what a person made, the row alone is told', () => {
  expect(whyDue({ ...MOVED, rule_rev: 3 }, '2026-11-23').facts).toEqual([
    { label: 'Feriado', says: 'Consciência Negra, 20/11' },
  ]);
  expect(whyDue({}, '2026-11-23')).toEqual({ sentences: ['Vence segunda, 23/11.'], days: [], facts: [] });
});

it('every rule of the catalogue is told in words', () => {
  const words = new Map(CATALOGUE.map((rule) => [rule.key, ruleInWords(rule)]));
  expect(words.get('fgts')).toBe('Dia 20 do mês seguinte. Sem expediente bancário, o dia útil anterior.');
  expect(words.get('irrf-csrf')).toBe('Último dia útil até o dia 20 do mês seguinte.');
  expect(words.get('irpj-csll')).toBe('Último dia útil do mês seguinte.');
  expect(words.get('efd-contribuicoes')).toBe('10º dia útil do segundo mês seguinte.');
  for (const says of words.values()) expect(says).not.toContain('undefined');
});

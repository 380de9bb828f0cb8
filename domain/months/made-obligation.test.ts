import { expect, it } from 'vitest';
import { obligationRowSchema } from '../entities/obligation.ts';
import { CATALOGUE } from '../law/catalogue.ts';
import { competenceOf } from '../obligations/competence.ts';
import { madeObligation } from './made-obligation.ts';

const ROW = {
  id: 'a',
  client_id: 'padaria',
  rule_key: 'pgdas-das',
  competence: '2026-10',
  due_date: '2026-11-23',
  nominal_date: '2026-11-20',
  due_reasons: ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'],
};

it('a generated obligation says where it comes from, and its name ends with its month', () => {
  const { id, fields } = madeObligation(ROW, { rules: CATALOGUE, revs: new Map([['pgdas-das', 4]]) });
  expect(id).toBe('a');
  expect(obligationRowSchema.parse(fields)).toEqual(fields);
  expect(fields).toMatchObject({
    client_id: 'padaria',
    name: 'PGDAS-D e DAS 10/2026',
    due_date: '2026-11-23',
    status: 'pending',
    rule_key: 'pgdas-das',
    rule_rev: 4,
    competence: '2026-10',
    nominal_date: '2026-11-20',
    due_reasons: ROW.due_reasons,
  });
  expect(competenceOf(fields)).toBe('2026-10-01');
});

it('by the catalogue alone its rule has the revision 0', () => {
  expect(madeObligation(ROW, { rules: CATALOGUE, revs: new Map() }).fields.rule_rev).toBe(0);
});

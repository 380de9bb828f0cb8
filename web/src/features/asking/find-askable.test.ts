import { expect, it } from 'vitest';
import type { AskableClient } from '#data/asks/askable-clients.ts';
import { findAskable, NO_ASKABLE_FILTER, NOBODY } from './find-askable.ts';

const CLIENTS: AskableClient[] = [
  {
    id: 'c1',
    corporate_name: 'Padaria Ltda',
    trade_name: 'Pão Dourado',
    cnpj_cpf: '11222333000181',
    tax_regime: 'simples_nacional',
    responsible: 'rui',
  },
  {
    id: 'c2',
    corporate_name: 'Clínica S/S',
    trade_name: null,
    cnpj_cpf: '33000167000101',
    tax_regime: 'lucro_real',
    responsible: null,
  },
];
const found = (filter: Partial<typeof NO_ASKABLE_FILTER>) =>
  findAskable(CLIENTS, { ...NO_ASKABLE_FILTER, ...filter }).map(({ id }) => id);

it('leaves nobody out where nothing is chosen', () => {
  expect(found({})).toEqual(['c1', 'c2']);
});

it('finds clients by regime, by who answers for them, and by what is searched', () => {
  expect(found({ regime: 'lucro_real' })).toEqual(['c2']);
  expect(found({ responsible: 'rui' })).toEqual(['c1']);
  expect(found({ responsible: NOBODY })).toEqual(['c2']);
  expect(found({ query: 'pao' })).toEqual(['c1']);
  expect(found({ query: '33.000' })).toEqual(['c2']);
});

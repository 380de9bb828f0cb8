import { NEW_CLIENT } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { filterOfParams, findClients, NO_FILTER } from './find-clients.ts';

const bakery = {
  ...NEW_CLIENT,
  corporate_name: 'Padaria Pão Dourado Ltda',
  cnpj_cpf: '11222333000181',
  city: 'São Paulo',
};
const builder = {
  ...NEW_CLIENT,
  corporate_name: 'Construtora Alicerce Ltda',
  cnpj_cpf: '12ABC34501DE35',
  tax_regime: 'lucro_real',
  status: 'inactive',
} as const;
const clients = [bakery, builder];

describe('findClients', () => {
  it('gives all of them without a filter', () => {
    expect(findClients(clients, NO_FILTER)).toEqual(clients);
  });

  it('finds a name typed without its accents', () => {
    expect(findClients(clients, { ...NO_FILTER, query: 'pao sao paulo' })).toEqual([bakery]);
  });

  it('finds a tax id with and without its marks, in either case', () => {
    expect(findClients(clients, { ...NO_FILTER, query: '11.222.333/0001' })).toEqual([bakery]);
    expect(findClients(clients, { ...NO_FILTER, query: '12abc345' })).toEqual([builder]);
  });

  it('narrows by regime and by status', () => {
    expect(findClients(clients, { ...NO_FILTER, regime: 'lucro_real' })).toEqual([builder]);
    expect(findClients(clients, { ...NO_FILTER, status: 'active' })).toEqual([bakery]);
    expect(findClients(clients, { query: 'padaria', regime: 'mei', status: null })).toEqual([]);
  });
});

describe('filterOfParams', () => {
  it('takes what a URL names and leaves out what makes no sense', () => {
    expect(filterOfParams({ regime: 'mei', status: 'active' }, 'ana')).toEqual({
      query: 'ana',
      regime: 'mei',
      status: 'active',
    });
    expect(filterOfParams({ regime: 'outro', status: null }, '')).toEqual(NO_FILTER);
  });
});

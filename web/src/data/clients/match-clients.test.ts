import { describe, expect, it } from 'vitest';
import { matchClients } from './match-clients.ts';

const clients = [
  { id: '1', corporate_name: 'Padaria Pão Dourado Ltda', trade_name: null, cnpj_cpf: '11222333000181' },
  {
    id: '2',
    corporate_name: 'Oficina Dois Irmãos Ltda',
    trade_name: 'Dois Irmãos',
    cnpj_cpf: '12ABC34501DE35',
  },
  { id: '3', corporate_name: 'Ana Beatriz Moura', trade_name: null, cnpj_cpf: '52998224725' },
];
const ids = (typed: string) => matchClients(clients, typed).map((client) => client.id);

describe('the clients to choose from', () => {
  it('are all of them by name while nothing is typed', () => {
    expect(ids('  ')).toEqual(['3', '2', '1']);
  });

  it('are found without accents, by any words in any order', () => {
    expect(ids('dourado pao')).toEqual(['1']);
    expect(ids('IRMAOS')).toEqual(['2']);
  });

  it('are found by tax id, masked or not', () => {
    expect(ids('11.222.333/0001-81')).toEqual(['1']);
    expect(ids('12abc345')).toEqual(['2']);
  });

  it('are none where no client matches', () => {
    expect(ids('padaria moura')).toEqual([]);
  });
});

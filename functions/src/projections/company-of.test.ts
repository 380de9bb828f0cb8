import { NEW_CLIENT } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { companyOf } from './company-of.ts';

const CLIENT = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181', notes: 'segredo' };

describe('the company that a client sees', () => {
  it('leaves out what is the staff’s, whatever else the row carries', () => {
    expect(companyOf('c1', { ...CLIENT, rev: 3, client_id: 'other', internal: true })).toEqual({
      client_id: 'c1',
      corporate_name: 'Padaria',
      trade_name: null,
      cnpj_cpf: '11222333000181',
      tax_regime: 'simples_nacional',
      status: 'active',
    });
  });

  it('is none of a row whose tax id cannot exist', () => {
    expect(companyOf('c1', { ...CLIENT, cnpj_cpf: '11222333000180' })).toBeNull();
  });
});

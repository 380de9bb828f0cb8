import { NEW_CLIENT } from '@portal/domain';
import { expect, test } from 'vitest';
import { clientsCsv } from './clients-csv.ts';

test('a client is one line, in the words of the screen', async () => {
  const client = {
    ...NEW_CLIENT,
    corporate_name: 'Padaria Pão; Dourado',
    cnpj_cpf: '11222333000181',
    phone: '1133445566',
    city: 'Santos',
  };
  const lines = (await clientsCsv([client]).text()).split('\r\n');
  expect(lines[0]).toContain('Razão Social;Nome Fantasia;CNPJ/CPF;Regime Tributário;Status');
  expect(lines[1]).toBe(
    '"Padaria Pão; Dourado";;11.222.333/0001-81;Simples Nacional;Ativo;;(11) 3344-5566;;Santos;;',
  );
});

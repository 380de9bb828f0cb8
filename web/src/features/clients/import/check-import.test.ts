import { type ClientFields, NEW_CLIENT } from '@portal/domain';
import { expect, it } from 'vitest';
import { readCsv } from '#records/csv/csv.ts';
import { checkImport, MOST_ROWS } from './check-import.ts';
import { clientsCsv } from '../list/clients-csv.ts';

const HEAD = ['Razão Social', 'CNPJ/CPF', 'Regime Tributário'];
const GOOD = ['Padaria', '11.222.333/0001-81', 'MEI'];
const NONE = new Map<string, string>();

function rowsOf(table: string[][], known: ReadonlyMap<string, string> = NONE) {
  const checked = checkImport(table, known);
  if (checked.kind !== 'checked') throw new Error(checked.reason);
  return checked.rows;
}

it('takes what was exported without a loss', async () => {
  const clients: ClientFields[] = [
    {
      corporate_name: '=Padaria "Pão"; Dourado',
      trade_name: 'Pão',
      cnpj_cpf: '12ABC34501DE35',
      tax_regime: 'lucro_presumido',
      status: 'inactive',
      email: 'a@a.example',
      phone: '(11) 98765-4321',
      address: 'Rua A, 1',
      city: 'Santos',
      state: 'SP',
      notes: "Duas\nlinhas e um '",
    },
    { ...NEW_CLIENT, corporate_name: 'Ana', cnpj_cpf: '52998224725', phone: '+351912345678' },
  ];
  const rows = rowsOf(readCsv(await clientsCsv(clients).arrayBuffer()));
  expect(rows.map((row) => row.kind === 'good' && row.fields)).toEqual(clients);
});

it('finds columns and choices whatever their accents, capitals, order and case', () => {
  const table = [
    ['REGIME TRIBUTARIO', 'cpf/cnpj', 'razao social', 'Segredo'],
    ['lucro real', '11222333000181', 'Padaria'],
  ];
  expect(rowsOf(table)).toMatchObject([{ kind: 'good', fields: { tax_regime: 'lucro_real' } }]);
  expect(checkImport(table, NONE)).toMatchObject({ ignored: ['Segredo'] });
});

it('names row, column and reason of everything that is wrong', () => {
  const table = [
    [...HEAD, 'UF', 'Status'],
    ['', '11222333000182', 'Outro', 'S1', 'Talvez'],
    [''],
    [...GOOD, '', '', 'x'],
  ];
  const [wrong, wide] = rowsOf(table);
  expect(wrong).toEqual({
    line: 2,
    name: '',
    taxId: '11222333000182',
    kind: 'wrong',
    mistakes: [
      { column: 'Razão Social', reason: 'Informe a razão social.' },
      { column: 'CNPJ/CPF', reason: 'Confira os dois últimos dígitos.' },
      { column: 'UF', reason: 'Use a sigla com duas letras. Exemplo: SP' },
      { column: 'Regime Tributário', reason: 'Use Simples Nacional, Lucro Presumido, Lucro Real ou MEI.' },
      { column: 'Status', reason: 'Use Ativo ou Inativo.' },
    ],
  });
  expect(wide).toMatchObject({
    line: 4,
    kind: 'wrong',
    mistakes: [{ column: 'Linha inteira', reason: 'Tem mais células que o cabeçalho.' }],
  });
});

it('gives a tax id back the zeros that a spreadsheet dropped, where its check digits say so', () => {
  const table = [
    HEAD,
    ['Banco', '191', 'MEI'],
    ['Zeros', '360305000104', 'MEI'],
    ['Ana', '1234567890', 'MEI'],
  ];
  expect(rowsOf(table)).toMatchObject([
    { kind: 'wrong', taxId: '191' },
    { kind: 'good', taxId: '00360305000104' },
    { kind: 'good', taxId: '01234567890' },
  ]);
});

it('leaves out a tax id that is in an earlier row or on the device', () => {
  const table = [HEAD, GOOD, ['Outra', '11222333000181', 'MEI'], ['Ana', '529.982.247-25', 'MEI']];
  expect(rowsOf(table, new Map([['52998224725', 'Ana Moura']]))).toMatchObject([
    { line: 2, kind: 'good' },
    { line: 3, kind: 'repeated', reason: 'Mesmo CNPJ/CPF da linha 2.' },
    { line: 4, kind: 'repeated', reason: 'Já cadastrado: Ana Moura.' },
  ]);
});

it('says why a file is none of clients', () => {
  const reasonOf = (table: string[][]) => checkImport(table, NONE);
  expect(reasonOf([])).toEqual({
    kind: 'unreadable',
    reason: 'Faltam as colunas: Razão Social, CNPJ/CPF, Regime Tributário.',
  });
  expect(reasonOf([HEAD, ['']])).toMatchObject({ reason: 'O arquivo não tem nenhum cliente.' });
  const many = Array.from({ length: MOST_ROWS + 1 }, () => GOOD);
  expect(reasonOf([HEAD, ...many])).toMatchObject({ reason: 'O arquivo tem mais de 5000 linhas. Divida-o.' });
});

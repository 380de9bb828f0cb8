import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';

/** What is filled into a form. */
export type FilledSlip = {
  tax_id: string;
  name: string;
  /** MM/YYYY */
  month: string;
  /** DD/MM/YYYY */
  due: string;
  /** 1.842,37 */
  amount: string;
};

export const BAKERY: FilledSlip = {
  tax_id: '11.222.333/0001-81',
  name: 'PADARIA PAO DOURADO LTDA',
  month: '10/2026',
  due: '23/11/2026',
  amount: '1.842,37',
};

export const centsOf = (amount: string): number => Number(amount.replace(/\D/g, ''));

/** A line of taxes with its check digits by 10, in the groups it is printed in. */
export function taxLine(amount: string, body = '0328', free = '2632712345670000000000'): string {
  const rest = `${String(centsOf(amount)).padStart(11, '0')}${body}${free}`.padEnd(40, '0').slice(0, 40);
  const barcode = `856${byTen(`856${rest}`)}${rest}`;
  return (barcode.match(/\d{11}/g) ?? []).map((group) => `${group}-${byTen(group)}`).join(' ');
}

function byTen(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

export const pixOf = (amount: string): string =>
  generatePixPayload({
    key: '123e4567-e12b-12d1-a456-426655440000',
    merchantName: 'Receita Federal',
    merchantCity: 'BRASILIA',
    amount: centsOf(amount) / 100,
  }) ?? '';

/** Print in columns: each text at a number of letters from the left. */
const row = (...parts: readonly [column: number, text: string][]): string =>
  parts.reduce((line, [column, text]) => line.padEnd(column) + text, '');

const NAMES =
  'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(' ');
const named = (month: string) => `${NAMES[Number(month.slice(0, 2)) - 1] ?? ''}/${month.slice(3)}`;

/** Documento de Arrecadação do Simples Nacional, as the PGDAS-D prints it. */
export const das = ({ tax_id, name, month, due, amount }: FilledSlip, line = taxLine(amount)): string =>
  [
    row([30, 'Documento de Arrecadação']),
    row([30, 'do Simples Nacional']),
    row([0, 'CNPJ'], [40, 'Razão Social']),
    row([0, tax_id], [40, name]),
    row(
      [0, 'Período de Apuração'],
      [30, 'Data de Vencimento'],
      [56, 'Número do Documento'],
      [84, 'Pagar este documento até'],
    ),
    row([0, named(month)], [30, due], [56, '07.20.26327.1234567-8'], [84, due]),
    row([0, 'Observações'], [84, 'Valor Total do Documento']),
    row([98, amount]),
    row([0, 'Composição do Documento de Arrecadação']),
    row([0, 'Código'], [10, 'Denominação'], [60, 'Principal'], [72, 'Multa'], [82, 'Juros'], [98, 'Total']),
    row([0, '1001'], [10, `IRPJ - SIMPLES NACIONAL ${month}`], [60, '73,69'], [98, '73,69']),
    row([0, '1010'], [10, `ISS - SIMPLES NACIONAL ${month}`], [60, '617,19'], [98, '617,19']),
    row([0, line]),
    row([0, 'AUTENTICAÇÃO MECÂNICA']),
  ].join('\n');

/** Documento de Arrecadação de Receitas Federais, as the DCTFWeb prints it; with its Pix, broken as print breaks it. */
export function darf({ tax_id, name, month, due, amount }: FilledSlip, code = '1082-01'): string {
  const pix = pixOf(amount);
  return [
    row([20, 'Documento de Arrecadação de Receitas Federais']),
    row([0, 'CPF/CNPJ'], [40, 'Razão Social']),
    row([0, tax_id], [40, name]),
    row(
      [0, 'Período de Apuração'],
      [30, 'Data de Vencimento'],
      [56, 'Número do Documento'],
      [84, 'Pagar este documento até'],
    ),
    row([0, `31/${month}`], [30, due], [56, '07.01.26323.7654321-0'], [84, due]),
    row([84, 'Valor Total do Documento']),
    row([98, amount]),
    row([0, 'Código'], [10, 'Denominação'], [60, 'Principal'], [98, 'Total']),
    row([0, code], [10, 'CP DESCONTADA SEGURADO - EMPREGADO'], [60, amount], [98, amount]),
    row([0, taxLine(amount, '0385')]),
    row([0, 'Pix Copia e Cola']),
    row([0, pix.slice(0, 90)]),
    row([0, pix.slice(90)]),
  ].join('\n');
}

/** Guia do FGTS Digital: paid by Pix alone, and of the company's root. */
export const gfd = ({ tax_id, name, month, due, amount }: FilledSlip): string =>
  [
    row([30, 'GFD - Guia do FGTS Digital']),
    row([0, 'CPF/CNPJ do Empregador'], [40, 'Nome/Razão Social do Empregador']),
    row([0, tax_id.slice(0, 10)], [40, name]),
    row([0, 'Identificador'], [40, 'Tipo da Guia'], [70, 'Pagar este documento até']),
    row([0, '0126111912345678-9'], [40, 'GUIA MENSAL'], [72, due]),
    row([0, 'Competência'], [40, 'Qtd. Trabalhadores'], [70, 'Valor a recolher']),
    row([0, month], [40, '7'], [74, amount]),
    row([0, 'Pague com Pix Copia e Cola:']),
    row([0, pixOf(amount)]),
  ].join('\n');

/** Guia da Previdência Social. */
export const gps = ({ tax_id, name, month, due, amount }: FilledSlip): string =>
  [
    row([0, 'MINISTÉRIO DA PREVIDÊNCIA SOCIAL'], [60, '3 - CÓDIGO DE PAGAMENTO'], [90, '2100']),
    row([0, 'GUIA DA PREVIDÊNCIA SOCIAL - GPS'], [60, '4 - COMPETÊNCIA'], [90, month]),
    row([0, `1 - NOME ${name}`], [60, '5 - IDENTIFICADOR'], [86, tax_id]),
    row([60, '6 - VALOR DO INSS'], [90, amount]),
    row([0, '2 - VENCIMENTO'], [20, due], [60, '9 - VALOR DE OUTRAS ENTIDADES']),
    row([60, '11 - TOTAL'], [90, amount]),
    row([0, taxLine(amount, '0270')]),
  ].join('\n');

/** As São Paulo prints it: with a number of the city's own. */
export const issSaoPaulo = ({ tax_id, name, month, due, amount }: FilledSlip): string =>
  [
    row([0, 'PREFEITURA DO MUNICÍPIO DE SÃO PAULO - 46.395.000/0001-39']),
    row([0, 'DAMSP - Documento de Arrecadação do Município de São Paulo'], [80, 'ISS']),
    row([0, 'CNPJ/CPF'], [30, 'Nome ou Razão Social'], [80, 'Incidência']),
    row([0, tax_id], [30, name], [80, month]),
    row([0, 'Número do documento'], [30, 'Vencimento'], [80, 'Valor total']),
    row([0, '2026112300012345'], [30, due], [82, amount]),
    row([0, taxLine(amount, '0009')]),
  ].join('\n');

/** As Rio de Janeiro prints it: the labels beside the values. */
export const issRio = ({ tax_id, name, month, due, amount }: FilledSlip): string =>
  [
    row([0, 'PREFEITURA DA CIDADE DO RIO DE JANEIRO']),
    row([0, 'DARM-Rio  Imposto sobre Serviços de Qualquer Natureza']),
    row([0, `Contribuinte: ${name}`]),
    row([0, `CNPJ: ${tax_id}`], [50, `Competência: ${month}`]),
    row([0, `Data de vencimento: ${due}`], [50, `Total a pagar: R$ ${amount}`]),
    row([0, taxLine(amount, '0006')]),
  ].join('\n');

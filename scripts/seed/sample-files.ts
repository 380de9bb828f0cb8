import { addDays, type CalendarDate } from '@portal/domain';
import { nfe } from './files/nfe.ts';
import { ofx } from './files/ofx.ts';
import { pdf } from './files/pdf.ts';
import { png } from './files/png.ts';
import recibo from './files/recibo.jpg';
import { xlsx } from './files/xlsx.ts';
import type { SeedClient } from './seed-clients.ts';
import { seededInt } from './seeded.ts';

/** Where the demo invoices come from. */
const ISSUER = { name: 'Moinho Paulista Ltda', taxId: '00000000000191' };
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export const samplePhoto = (): Uint8Array => recibo;

/** A scanned slip: lines of different length, with the margins of paper. */
export function sampleScan(seed: string): Uint8Array {
  const lengths = Array.from({ length: 40 }, (_, line) => 60 + seededInt(`${seed} ${line}`, 180));
  return png(280, 400, (x, y) => {
    const line = Math.floor((y - 24) / 12);
    return x >= 20 && y % 12 < 5 && y < 376 && x < 20 + (lengths[line] ?? 0);
  });
}

export function sampleLetter(
  title: string,
  client: SeedClient,
  lines: readonly string[],
): Promise<Uint8Array> {
  return pdf(title, [client.fields.corporate_name, `CNPJ/CPF ${client.fields.cnpj_cpf}`, '', ...lines]);
}

export function sampleStatement(client: SeedClient, until: CalendarDate): Promise<Uint8Array> {
  const lines = statementLines(client, until).map(
    ({ date, cents, memo }) =>
      `${date.slice(8)}/${date.slice(5, 7)}   ${memo}   ${reais.format(cents / 100)}`,
  );
  return sampleLetter('Extrato de conta corrente', client, lines);
}

export const sampleOfx = (client: SeedClient, until: CalendarDate) =>
  ofx(`${4000 + seededInt(client.key, 900)}`, statementLines(client, until));

export function sampleInvoice(
  client: SeedClient,
  number: number,
  date: CalendarDate,
  issuer = ISSUER,
): Uint8Array {
  const { corporate_name, cnpj_cpf } = client.fields;
  const totalCents = 20_000 + seededInt(`invoice ${client.key} ${number}`, 480_000);
  return nfe({ number, date, issuer, receiver: { name: corporate_name, taxId: cnpj_cpf }, totalCents });
}

export function sampleTimesheet(client: SeedClient): Uint8Array {
  const people = [
    'Adriana Lopes',
    'Bruno Meireles',
    'Cíntia Rocha',
    'Diego Farias',
    'Elaine Couto',
    'Fábio Reis',
  ];
  const rows = people.map((person) => [person, `${180 + seededInt(`${client.key} ${person}`, 30)}`, '0']);
  return xlsx('Ponto', [['Nome', 'Horas', 'Faltas'], ...rows]);
}

export function sampleCsv(client: SeedClient): Uint8Array {
  const lines = statementLines(client, '2026-01-31').map(
    ({ memo, cents }) => `${memo};${(cents / 100).toFixed(2)}`,
  );
  return Buffer.from(['descricao;valor', ...lines, ''].join('\r\n'));
}

function statementLines(client: SeedClient, until: CalendarDate) {
  const memos = ['Pix recebido', 'Pagamento de fornecedor', 'Vendas no cartao', 'Tarifa bancaria', 'Aluguel'];
  return memos.map((memo, index) => {
    const id = `${client.key} ${memo}`;
    const cents = (index % 2 === 0 ? 1 : -1) * (5_000 + seededInt(id, 600_000));
    return { id: `${index + 1}`, date: addDays(until, index - memos.length), cents, memo };
  });
}

import { addDays, addMonths, formatMonth, monthOf } from '@portal/domain';
import type { DocumentLine } from './documents.ts';
import {
  sampleCsv,
  sampleInvoice,
  sampleLetter,
  sampleOfx,
  samplePhoto,
  sampleScan,
  sampleStatement,
  sampleTimesheet,
} from './sample-files.ts';
import type { SeedClient } from './seed-clients.ts';
import type { SeedClock } from './seed-clock.ts';
import { seededInt } from './seeded.ts';

type Sample = Pick<DocumentLine, 'key' | 'filename' | 'bytes' | 'category' | 'description'>;

/** How many papers of the last weeks an ordinary client has. */
const PER_CLIENT = 3;

/** What staff have filed for a client: a few papers, different from client to client. */
export function ordinaryDocuments(client: SeedClient, clock: SeedClock, uploadedBy: string): DocumentLine[] {
  const samples = samplesOf(client, clock);
  const first = seededInt(`documents ${client.key}`, samples.length);
  return Array.from({ length: PER_CLIENT }, (_, index) => samples[(first + index) % samples.length]).flatMap(
    (sample, index) =>
      sample === undefined
        ? []
        : [{ ...sample, clientId: client.id, uploadedBy, at: clock.daysAgo(agoOf(client, index), '11:05') }],
  );
}

const agoOf = (client: SeedClient, index: number) => 2 + index * 9 + seededInt(`ago ${client.key}`, 8);

function samplesOf(client: SeedClient, clock: SeedClock): Sample[] {
  const last = addMonths(monthOf(clock.today), -1);
  const monthEnd = addDays(addMonths(last, 1), -1);
  const label = formatMonth(last).replace('/', '-');
  const number = 1000 + seededInt(`number ${client.key}`, 900);
  const file = (key: string, filename: string, bytes: Sample['bytes'], category: string): Sample => ({
    key: `${key} ${last}`,
    filename,
    bytes,
    category,
    description: null,
  });
  return [
    file('statement', `Extrato ${label}.pdf`, sampleStatement(client, monthEnd), 'Bancos'),
    file('ofx', `Conta corrente ${label}.ofx`, sampleOfx(client, monthEnd), 'Bancos'),
    file('invoice', `NF-e ${number}.xml`, sampleInvoice(client, number, addDays(last, 9)), 'Notas fiscais'),
    file(
      'contract',
      'Contrato social.pdf',
      sampleLetter('Contrato social', client, ['Consolidado.']),
      'Societário',
    ),
    file('payroll', `Folha ${label}.xlsx`, sampleTimesheet(client), 'Folha'),
    file('scan', `Comprovante ${label}.png`, sampleScan(client.key), 'Comprovantes'),
    file('photo', `Recibo do aluguel ${label}.jpg`, samplePhoto(), 'Comprovantes'),
    file('sales', `Vendas ${label}.csv`, sampleCsv(client), 'Financeiro'),
  ];
}

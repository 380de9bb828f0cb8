import { addDays, addMonths, dayOfMonth, formatMonth, monthOf } from '@portal/domain';
import { CLIENT_UPLOAD, documentIdOf, type DocumentLine } from '../documents.ts';
import { withHistory, type ObligationChanges } from '../obligations.ts';
import {
  sampleInvoice,
  sampleLetter,
  sampleOfx,
  samplePhoto,
  sampleScan,
  sampleStatement,
  sampleTimesheet,
} from '../sample-files.ts';
import type { SeedClient } from '../seed-clients.ts';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedRow } from '../seed-row.ts';
import { seededId } from '../seeded.ts';
import { AURORA_PEOPLE, clientIdOf } from './accounts.ts';

const { marcos, rafael } = AURORA_PEOPLE;
const CLIENT = clientIdOf('padaria');

export const PADARIA_RECEIPT = documentIdOf(CLIENT, 'receipt');
const PADARIA_DAS_SLIP = documentIdOf(CLIENT, 'das slip');
const PADARIA_ISS_SLIP = documentIdOf(CLIENT, 'iss slip');

/** The demo client's slips say more than the others'. */
export const PADARIA_CHANGES: ObligationChanges = {
  'padaria das 0': {
    notes: 'Faturamento informado: R$ 48.310,00.',
    document_ids: [PADARIA_DAS_SLIP],
  },
  'padaria fgts 0': { status: 'in_progress', description: 'Depósito dos 6 funcionários.' },
  'padaria esocial 1': { priority: 'low' },
};

/** City tax: no rule of the national calendar, and the one slip that this client has let pass. */
export function padariaServiceTax(clock: SeedClock): SeedRow[] {
  const month = monthOf(clock.today);
  const tenth = dayOfMonth(month, 10);
  const dueMonth = tenth < clock.today ? month : addMonths(month, -1);
  const isNew = (distance: number) => addMonths(dueMonth, distance);
  return [0, 1].map((distance) => {
    const due_date = dayOfMonth(isNew(distance), 10);
    const competencia = addMonths(isNew(distance), -1);
    return withHistory({
      id: seededId(`obligation ${CLIENT} iss ${competencia}`),
      clock,
      author: rafael,
      fields: {
        client_id: CLIENT,
        name: `ISS ${formatMonth(competencia)}`,
        due_date,
        priority: distance === 0 ? 'high' : 'medium',
        status: 'pending',
        description: 'Imposto sobre os serviços de entrega e encomendas.',
        notes: distance === 0 ? 'Pague a guia nova: a primeira não vale mais.' : null,
        completed_at: null,
        document_ids: distance === 0 ? [PADARIA_ISS_SLIP] : [],
      },
    });
  });
}

export function padariaDocuments(client: SeedClient, clock: SeedClock): DocumentLine[] {
  const last = addMonths(monthOf(clock.today), -1);
  const monthEnd = addDays(addMonths(last, 1), -1);
  const label = monthName(last);
  const sent = (
    key: string,
    filename: string,
    bytes: DocumentLine['bytes'],
    days: number,
    time: string,
  ): DocumentLine => ({
    key,
    clientId: client.id,
    filename,
    bytes,
    ...CLIENT_UPLOAD,
    uploadedBy: marcos,
    at: clock.daysAgo(days, time),
  });
  const hotel = { name: 'Padaria Pão Dourado Ltda', taxId: '11222333000181' };
  return [
    sent(
      'invoice 1182',
      'NF-e 1182 Moinho Paulista.xml',
      sampleInvoice(client, 1182, addDays(clock.today, -3)),
      2,
      '14:41',
    ),
    sent('statement', `Extrato Itaú ${label}.pdf`, sampleStatement(client, monthEnd), 2, '14:38'),
    sent('timesheet', `Folha de ponto ${label}.xlsx`, sampleTimesheet(client), 2, '14:20'),
    {
      ...sent('receipt', 'Recibo do aluguel.jpg', samplePhoto(), 2, '09:12'),
      review: 'returned',
      reviewReason: 'A foto saiu tremida. Envie outra, com o papel inteiro.',
    },
    { ...sent('power bill', `Conta de luz Enel ${label}.png`, sampleScan('enel'), 3, '17:55'), review: 'ok' },
    {
      ...sent(
        'contract',
        'Contrato social consolidado.pdf',
        sampleLetter('Contrato social', client, ['Consolidado.']),
        8,
        '10:04',
      ),
      review: 'ok',
    },
    {
      ...sent('ofx', `Sicoob conta 4471 ${label}.ofx`, sampleOfx(client, monthEnd), 16, '08:37'),
      review: 'ok',
    },
    sent(
      'invoice 1176',
      'NF-e 1176 Hotel Central.xml',
      sampleInvoice(client, 1176, addDays(clock.today, -18), hotel),
      17,
      '16:18',
    ),
    {
      key: 'das slip',
      clientId: client.id,
      filename: `Guia DAS ${formatMonth(last).replace('/', '-')}.pdf`,
      bytes: sampleLetter('DAS, Simples Nacional', client, [
        'Valor: R$ 1.842,37',
        `Competência ${formatMonth(last)}`,
      ]),
      category: 'Guias',
      description: 'Guia para pagamento.',
      uploadedBy: rafael,
      at: clock.daysAgo(1, '11:16'),
    },
    {
      key: 'iss slip',
      clientId: client.id,
      filename: 'Guia ISS nova.pdf',
      bytes: sampleLetter('ISS, guia nova', client, ['Valor com multa e juros: R$ 312,48']),
      category: 'Guias',
      description: 'Substitui a primeira guia.',
      uploadedBy: rafael,
      at: clock.daysAgo(1, '11:20'),
    },
  ];
}

const monthName = (month: string) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }).format(new Date(month));

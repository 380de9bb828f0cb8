import { createHash } from 'node:crypto';
import {
  addDays,
  addMonths,
  anticipated,
  type CalendarDate,
  catalogueRule,
  dueDate,
  formatMonth,
  formatPrice,
  type Instant,
  lastDayOf,
  monthOf,
  NATIONAL_CALENDARS,
  nextBusinessDay,
  slipEventId,
  slipId,
} from '@portal/domain';
import { pixOf, taxLine } from '@portal/domain/testing/slip-forms';
import { documentIdOf, type DocumentLine } from '../documents.ts';
import { obligationId, withHistory } from '../obligations.ts';
import { sampleLetter } from '../sample-files.ts';
import type { SeedClient } from '../seed-clients.ts';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedRow } from '../seed-row.ts';
import { seededId, seededInt } from '../seeded.ts';
import { AURORA_PEOPLE } from './accounts.ts';

const { helena, marcos, rafael } = AURORA_PEOPLE;

type DemoSlip = {
  key: string;
  title: string;
  obligation_id: string;
  due: CalendarDate;
  cents: number;
  published: Instant;
  /** Who of the company said that it is paid. */
  paid: Instant | null;
};

/** What the demo client pays: a slip due on the next business day, a DAS it let pass, and one it says is paid. */
export async function padariaSlips(
  client: SeedClient,
  clock: SeedClock,
): Promise<{ documents: DocumentLine[]; rows: SeedRow[] }> {
  const late = lateDas(client, clock);
  const next = instalment(client, clock);
  const dueOfFgts = anticipated(addDays(monthOf(clock.today), 19));
  const slips: DemoSlip[] = [
    {
      ...{ key: 'instalment', title: 'Parcelamento do Simples', obligation_id: next.id, cents: 64_118 },
      ...{ due: next.fields.due_date, published: clock.daysAgo(4, '10:02'), paid: null },
    },
    {
      ...{ key: 'late das', title: 'DAS', obligation_id: late.id, cents: 171_840 },
      ...{
        due: late.fields.due_date,
        published: clock.at(addDays(late.fields.due_date, -6), '10:15'),
        paid: null,
      },
    },
    {
      ...{ key: 'fgts', title: 'FGTS Digital', cents: 98_742, due: dueOfFgts },
      obligation_id: obligationId(client, 'fgts', addMonths(monthOf(clock.today), -1)),
      published: clock.daysAgo(5, '10:30'),
      paid: clock.daysAgo(1, '18:20'),
    },
  ];
  const printed = await Promise.all(
    slips.map(async (slip) => ({
      slip,
      bytes: await sampleLetter(`${slip.title}, guia`, client, linesOf(slip)),
    })),
  );
  return {
    documents: printed.map(({ slip, bytes }) => ({
      key: `slip ${slip.key}`,
      clientId: client.id,
      filename: `Guia ${slip.title} ${slip.due.slice(8)}-${slip.due.slice(5, 7)}.pdf`,
      bytes,
      category: 'Guias',
      description: 'Guia para pagamento.',
      uploadedBy: rafael,
      at: slip.published,
    })),
    rows: [late, next, ...printed.flatMap(({ slip, bytes }) => rowsOf(client, slip, bytes))],
  };
}

/** Two months past its day, so that the Selic of a month is in its estimate. */
function lateDas(client: SeedClient, clock: SeedClock) {
  const competence = addMonths(monthOf(clock.today), -3).slice(0, 7);
  const rule = catalogueRule('pgdas-das');
  const { date, nominal_date, reasons } =
    rule === null
      ? { date: null, nominal_date: null, reasons: [] }
      : dueDate(rule, competence, NATIONAL_CALENDARS);
  const row = withHistory({
    id: seededId(`obligation ${client.id} late das ${competence}`),
    clock,
    author: rafael,
    fields: plain(client, `PGDAS-D e DAS ${formatMonth(`${competence}-01`)}`, date ?? `${competence}-20`, {
      description: 'Guia única do Simples Nacional.',
    }),
  });
  const source = { rule_key: 'pgdas-das', rule_rev: 0, competence, nominal_date, due_reasons: reasons };
  return { ...row, fields: { ...row.fields, ...source } };
}

const instalment = (client: SeedClient, clock: SeedClock) =>
  withHistory({
    id: seededId(`obligation ${client.id} instalment ${nextBusinessDay(clock.today)}`),
    clock,
    author: rafael,
    fields: plain(client, 'Parcelamento do Simples', nextBusinessDay(clock.today), {
      description: 'Parcela 7 de 24.',
    }),
  });

const plain = (client: SeedClient, name: string, due_date: CalendarDate, more: { description: string }) => ({
  client_id: client.id,
  name,
  due_date,
  priority: 'medium' as const,
  status: 'pending' as const,
  notes: null,
  completed_at: null,
  document_ids: [],
  ...more,
});

const printed = (cents: number) => formatPrice(cents).replace('R$ ', '');

const linesOf = ({ cents, due }: DemoSlip) => [
  `Valor: ${formatPrice(cents)}`,
  `Pagar até ${due.split('-').reverse().join('/')}`,
  '',
  taxLine(printed(cents)),
];

function rowsOf(client: SeedClient, slip: DemoSlip, bytes: Uint8Array): SeedRow[] {
  const id = slipId(slip.obligation_id, 1);
  const document_sha256 = createHash('sha256').update(bytes).digest('hex');
  const published: SeedRow = {
    entity: 'slips',
    id,
    created_at: slip.published,
    created_by: rafael,
    fields: {
      client_id: client.id,
      obligation_id: slip.obligation_id,
      version: 1,
      document_id: documentIdOf(client.id, `slip ${slip.key}`),
      document_sha256,
      amount_cents: slip.cents,
      pix_code: pixOf(printed(slip.cents)),
      payment_line: taxLine(printed(slip.cents)).replace(/\D/g, ''),
      due_date: slip.due,
    },
  };
  if (slip.paid === null) return [published];
  const said = { client_id: client.id, slip_id: id, document_sha256, done_at: slip.paid };
  return [
    published,
    {
      entity: 'slip_events',
      id: slipEventId(id, 'said_paid', marcos),
      created_at: slip.paid,
      created_by: marcos,
      fields: { ...said, kind: 'said_paid' },
    },
  ];
}

/** Two years of the Selic, typed at the beginning of the month after. Near what it was, and nobody's source. */
export function auroraSelicRates(clock: SeedClock): SeedRow[] {
  return Array.from({ length: 24 }, (_, index) => {
    const month = addMonths(monthOf(clock.today), -1 - index);
    const verified_on = addDays(lastDayOf(month), 1);
    return {
      entity: 'selic_rates',
      id: month.slice(0, 7),
      created_at: clock.at(verified_on, '09:30'),
      created_by: helena,
      fields: { month: month.slice(0, 7), rate: (95 + seededInt(`selic ${month}`, 25)) * 1000, verified_on },
    };
  });
}

import { addDays, type ServiceFields } from '@portal/domain';
import { peopleRows } from '../accounts.ts';
import { conversationRows } from '../conversations.ts';
import { documentOf } from '../documents.ts';
import type { SeedAccount, SeedFirm } from '../firm.ts';
import { recurringObligations } from '../obligations.ts';
import { ordinaryDocuments } from '../ordinary-documents.ts';
import { plainRow } from '../plain-rows.ts';
import { clientRows, seedClient, type ClientLine } from '../seed-clients.ts';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedRow } from '../seed-row.ts';
import { seededId, seededUid } from '../seeded.ts';
import { cnpjOf } from '../tax-ids.ts';

const FIRM = 'boreal';
const OTAVIO = seededUid('boreal otavio');
const SILVIA = seededUid('boreal silvia');

const CLIENTS: readonly ClientLine[] = [
  {
    key: 'vinicola',
    name: 'Vinícola Monte Claro Ltda',
    trade: 'Monte Claro',
    taxId: cnpjOf('407182950001'),
    regime: 'lucro_presumido',
    email: 'cantina@monteclaro.example',
    place: ['Linha Palmeiro, 400', 'Bento Gonçalves', 'RS'],
    employs: true,
  },
  {
    key: 'malharia',
    name: 'Malharia Serra Fria Ltda',
    taxId: cnpjOf('251974300001'),
    regime: 'simples_nacional',
    place: ['Rua Coberta, 81', 'Gramado', 'RS'],
    employs: true,
  },
  {
    key: 'pousada',
    name: 'Pousada Araucária Ltda',
    taxId: cnpjOf('3P0USADA0001'),
    regime: 'simples_nacional',
  },
  { key: 'guia', name: 'Ivo Zanatta', taxId: '12345678909', regime: 'lucro_presumido' },
];

const SERVICES: readonly ServiceFields[] = [
  { name: 'Contabilidade mensal', description: null, price_cents: 58_000, is_active: true },
  { name: 'Folha de pagamento', description: null, price_cents: 31_000, is_active: true },
  { name: 'Abertura de empresa', description: null, price_cents: null, is_active: true },
];

/** A second firm, small, to show that nothing of one reaches the other. */
export async function boreal(clock: SeedClock): Promise<SeedFirm> {
  const clients = CLIENTS.map((line) => seedClient(FIRM, line));
  const silviasCompany = seededId(`client ${FIRM} vinicola`);
  const accounts = accountsOf(silviasCompany);
  const documents = await Promise.all(
    clients
      .flatMap((client) => ordinaryDocuments(client, clock, OTAVIO))
      .map((line) => documentOf(FIRM, line)),
  );
  return {
    id: FIRM,
    tenant: {
      name: 'Boreal Contadores',
      legal_name: 'Boreal Contadores Associados S/S',
      address: 'Avenida Borges de Medeiros, 1200, Gramado, RS',
      phone: '5432860011',
      whatsapp: '5554932860011',
      email: 'contato@boreal.example',
      hours: 'Segunda a sexta, 8h às 18h',
      domains: ['boreal.example'],
      settings: {},
      brand: { short_name: 'Boreal', mark: 'peak', colour: '#2B4C8C' },
    },
    accounts,
    clients,
    files: documents.map(({ file }) => file),
    rows: [
      ...peopleRows(accounts, clock),
      ...clientRows(clients, clock, [OTAVIO]),
      ...recurringObligations(clients, clock, [OTAVIO]),
      ...documents.map(({ row }) => row),
      ...conversationRows({
        clientId: silviasCompany,
        participants: [SILVIA, OTAVIO],
        assignedTo: OTAVIO,
        said: [
          { by: SILVIA, at: clock.daysAgo(2, '10:00'), text: 'Otávio, a safra entra em qual mês?' },
          { by: OTAVIO, at: clock.daysAgo(2, '10:25'), text: 'No mês da nota. Já lancei as de ontem.' },
        ],
        readers: [{ uid: OTAVIO, upTo: clock.daysAgo(1, '08:00') }],
      }),
      ...workRows(clock),
    ],
  };
}

function accountsOf(company: string): SeedAccount[] {
  const none = { phone: null };
  return [
    {
      ...none,
      uid: OTAVIO,
      email: 'admin@boreal.example',
      full_name: 'Otávio Brandt',
      role: 'admin',
      client_ids: [],
    },
    {
      ...none,
      uid: SILVIA,
      email: 'cliente@boreal.example',
      full_name: 'Sílvia Krause',
      role: 'client',
      client_ids: [company],
    },
  ];
}

function workRows(clock: SeedClock): SeedRow[] {
  const by = { firmId: FIRM, by: OTAVIO, clock };
  return [
    ...SERVICES.map((fields, index) =>
      plainRow({ ...by, entity: 'services', key: fields.name, daysAgo: 200 - index, fields }),
    ),
    plainRow({
      ...by,
      entity: 'notes',
      key: 'safra',
      daysAgo: 3,
      fields: {
        title: 'Safra da Monte Claro',
        content: 'Selo de controle: pedir com 30 dias.',
        category: 'Fiscal',
        client_id: null,
      },
    }),
    plainRow({
      ...by,
      entity: 'tasks',
      key: 'selo',
      daysAgo: 3,
      fields: {
        title: 'Pedir selos de controle',
        client_id: seededId(`client ${FIRM} vinicola`),
        assigned_to: OTAVIO,
        due_date: addDays(clock.today, 12),
        status: 'pending',
        checklist: [],
        obligation_id: null,
        request_id: null,
      },
    }),
  ];
}

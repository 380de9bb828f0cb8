import type { Tenant } from '@portal/domain';
import { peopleRows } from '../accounts.ts';
import { conversationRows } from '../conversations.ts';
import { CLIENT_UPLOAD, documentOf, type DocumentLine } from '../documents.ts';
import type { SeedFirm } from '../firm.ts';
import { recurringObligations } from '../obligations.ts';
import { ordinaryDocuments } from '../ordinary-documents.ts';
import { sampleLetter } from '../sample-files.ts';
import { clientRows, seedClient, type SeedClient } from '../seed-clients.ts';
import type { SeedClock } from '../seed-clock.ts';
import { seededInt } from '../seeded.ts';
import { AURORA_ACCOUNTS, AURORA_PEOPLE } from './accounts.ts';
import { auroraAsks } from './asked.ts';
import { AURORA_CLIENTS } from './clients.ts';
import { auroraConversations } from './conversations.ts';
import { auroraSelicRates, padariaSlips } from './padaria-slips.ts';
import { PADARIA_CHANGES, padariaDocuments, padariaServiceTax } from './padaria.ts';
import {
  auroraCannedAnswers,
  auroraNotes,
  auroraNotifications,
  auroraRequests,
  auroraServices,
  auroraTasks,
} from './work.ts';

const FIRM = 'aurora';
const { helena, camila, rafael, luciana } = AURORA_PEOPLE;

const TENANT: Omit<Tenant, 'domains'> = {
  name: 'Aurora Contabilidade',
  legal_name: 'Aurora Contabilidade e Consultoria Ltda',
  address: 'Rua das Acácias, 245, sala 12, Centro, São Paulo, SP, 01310-000',
  phone: '1140028922',
  whatsapp: '5511940028922',
  email: 'contato@aurora.example',
  hours: 'Segunda a sexta, 8h às 18h; sábado, 8h às 12h',
  settings: {},
  // The build's own mark and colour.
  brand: { short_name: 'Aurora', mark: null, colour: null },
};

/** The firm of the demo, on the sites named by `domains`. */
export async function aurora(clock: SeedClock, domains: string[]): Promise<SeedFirm> {
  const clients = AURORA_CLIENTS.map((line) => seedClient(FIRM, line));
  const slips = await slipsOf(clients, clock);
  const lines = [...documentLines(clients, clock), ...slips.documents];
  const documents = await Promise.all(lines.map((line) => documentOf(FIRM, line)));
  return {
    id: FIRM,
    tenant: { ...TENANT, domains },
    accounts: AURORA_ACCOUNTS,
    clients,
    files: documents.map(({ file }) => file),
    rows: [
      ...peopleRows(AURORA_ACCOUNTS, clock),
      ...clientRows(clients, clock, [rafael, camila, helena]),
      ...recurringObligations(clients, clock, [rafael, camila], { ...PADARIA_CHANGES, ...ODONTO_CHANGES }),
      ...padariaServiceTax(clock),
      ...auroraServices(clock),
      ...documents.map(({ row }) => row),
      ...slips.rows,
      ...auroraSelicRates(clock),
      ...auroraConversations(clock).flatMap(conversationRows),
      ...auroraNotes(clock),
      ...auroraCannedAnswers(clock),
      ...auroraTasks(clock),
      ...auroraRequests(clock),
      ...auroraAsks(clock),
      ...auroraNotifications(clock),
    ],
  };
}

/** The same firm before anybody has worked: its administrator, and what the first-administrator script writes. */
export function auroraOfFirstDay(clock: SeedClock, domains: string[]): SeedFirm {
  const accounts = AURORA_ACCOUNTS.filter(({ uid }) => uid === helena);
  const { name, settings } = TENANT;
  const unsaid = { address: null, phone: null, whatsapp: null, email: null, hours: null };
  return {
    id: FIRM,
    tenant: { name, legal_name: name, ...unsaid, domains, settings },
    accounts,
    clients: [],
    files: [],
    rows: peopleRows(accounts, clock),
  };
}

const ODONTO_CHANGES = {
  'odonto pis-cofins 0': { notes: 'Confira o faturamento antes de pagar.' },
  'odonto efd-contribuicoes -1': { status: 'pending', priority: 'high' },
} as const;

async function slipsOf(clients: readonly SeedClient[], clock: SeedClock) {
  const bakery = clients.find(({ key }) => key === 'padaria');
  return bakery === undefined ? { documents: [], rows: [] } : padariaSlips(bakery, clock);
}

function documentLines(clients: SeedClient[], clock: SeedClock): DocumentLine[] {
  const staff = [rafael, camila];
  const perClient = clients.flatMap((client) => {
    if (client.key === 'padaria') return padariaDocuments(client, clock);
    const filedBy = staff[seededInt(`filed ${client.key}`, staff.length)] ?? rafael;
    const lines = ordinaryDocuments(client, clock, client.key === 'odonto' ? luciana : filedBy);
    return client.key === 'odonto' ? lines.map((line) => ({ ...line, ...CLIENT_UPLOAD })) : lines;
  });
  return [...perClient, ...generalDocuments(clients, clock)];
}

/** 'Geral': the firm's own papers. */
function generalDocuments(clients: SeedClient[], clock: SeedClock): DocumentLine[] {
  const [anyClient] = clients;
  if (anyClient === undefined) return [];
  const firm: SeedClient = {
    ...anyClient,
    fields: { ...anyClient.fields, corporate_name: TENANT.legal_name, cnpj_cpf: '12ABC34501DE35' },
  };
  const papers = [
    'Modelo de contrato de honorários',
    'Parecer sobre ISS de pilates',
    'Tabela de honorários',
    'Escala do plantão',
  ];
  return papers.map((title, index) => ({
    key: title,
    clientId: null,
    filename: `${title}.pdf`,
    bytes: sampleLetter(title, firm, ['Uso interno.']),
    category: 'Interno',
    description: null,
    uploadedBy: helena,
    at: clock.daysAgo(5 + index * 13, '16:30'),
  }));
}

import type { EntityName, Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { rowTable } from '#data/local/document-state-table.ts';
import { startingWith } from '#data/local/starting-with.ts';
import type { ArchivedTable } from './archive.ts';

const ALL = {
  companies: { title: 'Empresas', slug: 'empresas' },
  clients: { title: 'Cadastro da empresa', slug: 'cadastro' },
  people: { title: 'Pessoas com acesso', slug: 'pessoas' },
  obligations: { title: 'Obrigações', slug: 'obrigacoes' },
  documents: { title: 'Documentos', slug: 'documentos' },
  messages: { title: 'Mensagens', slug: 'mensagens' },
  service_requests: { title: 'Solicitações', slug: 'solicitacoes' },
  slips: { title: 'Guias', slug: 'guias' },
  slip_events: { title: 'Ações nas guias', slug: 'acoes-nas-guias' },
  document_requests: { title: 'Documentos pedidos', slug: 'documentos-pedidos' },
  request_items: { title: 'Itens dos documentos pedidos', slug: 'itens-pedidos' },
  tasks: { title: 'Tarefas sob sua responsabilidade', slug: 'tarefas' },
  notifications: { title: 'Avisos', slug: 'avisos' },
  preferences: { title: 'Preferências de aviso', slug: 'preferencias' },
  privacy_requests: { title: 'Pedidos sobre seus dados', slug: 'pedidos' },
} as const satisfies Partial<Record<EntityName, { title: string; slug: string }>>;
type Archived = keyof typeof ALL;

/** What a company's own people and the firm have in common. */
export const OF_COMPANY = [
  'obligations',
  'documents',
  'messages',
  'service_requests',
  'slips',
  'slip_events',
  'document_requests',
  'request_items',
] as const;

/** What is each person's alone. */
export const OWN = ['notifications', 'preferences', 'privacy_requests'] as const;

/** What a client user sees of its companies is mirrored whole, and all of it is about this account. */
const OF_CLIENT = ['companies', ...OF_COMPANY] as const;

/** Everything of one person. What staff see of clients is the clients', so of them only what is theirs. */
export function personTables(db: PortalDatabase, person: { uid: string; isStaff: boolean }): ArchivedTable[] {
  const { uid, isStaff } = person;
  const work = isStaff
    ? [table('tasks', async () => (await db.tasks.toArray()).filter((row) => row.assigned_to === uid))]
    : OF_CLIENT.map((entity) => table(entity, () => rowTable(db, entity).toArray()));
  const ofPerson = OWN.map((entity) =>
    // Seniors mirror what everybody asks.
    table(entity, async () => (await rowTable(db, entity).toArray()).filter((row) => row['user_id'] === uid)),
  );
  return [...work, ...ofPerson];
}

/** What a device of the staff has of somebody else: of a client's person what that person's own devices have too. */
export function tablesOfOther(db: PortalDatabase, uid: string, person: Row<'people'>): ArchivedTable[] {
  const { kind, client_ids } = person;
  const asked = table('privacy_requests', () =>
    rowTable(db, 'privacy_requests').where('user_id').equals(uid).toArray(),
  );
  if (kind === 'staff') return [...personTables(db, { uid, isStaff: true }).slice(0, 1), asked];
  const company = client_ids.map((clientId) => companyTables(db, clientId));
  // The firm's list of who else has access is not this person's.
  const ofCompanies = OF_OTHER.map((entity) => {
    const tables = company.flatMap((each) => each.filter((known) => known.entity === entity));
    const read = async () => (await Promise.all(tables.map((each) => each.read()))).flat();
    return table(entity, read, STAFFS_OWN);
  });
  return [...ofCompanies, asked];
}

/** What the staff write for themselves into rows that are otherwise the client's. */
const STAFFS_OWN = ['notes', 'contract_end_reason'];

const OF_OTHER = ['clients', ...OF_COMPANY] as const;

/** Everything of one company that may leave the firm: the staff's own notes and tasks are not its. */
export function companyTables(db: PortalDatabase, clientId: string): ArchivedTable[] {
  return [
    table('clients', () => rowTable(db, 'clients').where('id').equals(clientId).toArray(), STAFFS_OWN),
    table('people', () => rowTable(db, 'people').where('client_ids').equals(clientId).toArray()),
    ...OF_COMPANY.map((entity) => table(entity, () => ofClient(db, entity, clientId), WITHOUT[entity])),
  ];
}

const WITHOUT: Partial<Record<EntityName, readonly string[]>> = { obligations: ['notes'] };

/** By date where an index has it. */
const BY_DATE: Partial<Record<EntityName, string>> = {
  obligations: '[client_id+due_date]',
  documents: '[client_id+created_at]',
  messages: '[client_id+created_at]',
  service_requests: '[client_id+created_at]',
  request_items: '[client_id+state]',
};

function ofClient(db: PortalDatabase, entity: EntityName, clientId: string): Promise<StoredRow[]> {
  const index = BY_DATE[entity];
  const rows = rowTable(db, entity);
  return index === undefined
    ? rows.where('client_id').equals(clientId).toArray()
    : startingWith(rows, index, clientId).toArray();
}

const table = (
  entity: Archived,
  read: () => Promise<readonly (StoredRow | Row<EntityName>)[]>,
  without: readonly string[] = [],
): ArchivedTable => ({
  entity,
  ...ALL[entity],
  without,
  // A row of any entity is a stored row.
  read: async () => (await read()) as StoredRow[],
});

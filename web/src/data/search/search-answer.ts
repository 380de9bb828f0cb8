import type { CalendarDate, Instant, ObligationStatus, RequestStatus, TaskStatus } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { SEARCHED_TABLES, type SearchedTable, type SearchIndex } from './search-index.ts';

/** What was found, with what a list shows of it. */
export type SearchHit =
  | { kind: 'clients'; id: string; name: string; trade_name: string | null; tax_id: string }
  | {
      kind: 'obligations';
      id: string;
      name: string;
      client_name: string | null;
      due_date: CalendarDate;
      status: ObligationStatus;
    }
  | {
      kind: 'tasks';
      id: string;
      name: string;
      client_name: string | null;
      due_date: CalendarDate | null;
      status: TaskStatus;
    }
  | {
      kind: 'service_requests';
      id: string;
      /** The service's; null where that is on no list any more. */
      name: string | null;
      client_name: string | null;
      status: RequestStatus;
      /** Its beginning. */
      description: string;
    }
  | { kind: 'notes'; id: string; name: string; client_name: string | null; created_at: Instant }
  | { kind: 'documents'; id: string; name: string; client_name: string | null; created_at: Instant };

export type SearchGroup = { table: SearchedTable; total: number; hits: SearchHit[] };

/** Of each kind; who does not find it among these types another letter. */
const MOST_SHOWN = 6;

/** As much of a description as a line has room for. */
const MOST_DESCRIPTION = 160;

/** The rows themselves are read for what is shown alone, so that it is as they are now. */
export async function answerSearch(
  db: PortalDatabase,
  index: SearchIndex,
  query: string,
): Promise<SearchGroup[]> {
  const found = index.search(query, MOST_SHOWN);
  const groups = await Promise.all(
    SEARCHED_TABLES.map(async (table) => ({
      table,
      total: found[table].total,
      hits: await READ_HITS[table](db, found[table].ids),
    })),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}

const READ_HITS: Record<SearchedTable, (db: PortalDatabase, ids: string[]) => Promise<SearchHit[]>> = {
  clients: async (db, ids) =>
    existing(await db.clients.bulkGet(ids)).map(({ id, corporate_name, trade_name, cnpj_cpf }) => ({
      kind: 'clients',
      id,
      name: corporate_name,
      trade_name,
      tax_id: cnpj_cpf,
    })),
  obligations: async (db, ids) =>
    (await named(db, existing(await db.obligations.bulkGet(ids)))).map(
      ([{ id, name, due_date, status }, client_name]) => ({
        kind: 'obligations',
        id,
        name,
        client_name,
        due_date,
        status,
      }),
    ),
  tasks: async (db, ids) =>
    (await named(db, existing(await db.tasks.bulkGet(ids)))).map(
      ([{ id, title, due_date, status }, client_name]) => ({
        kind: 'tasks',
        id,
        name: title,
        client_name,
        due_date,
        status,
      }),
    ),
  service_requests: async (db, ids) => {
    const requests = existing(await db.service_requests.bulkGet(ids));
    const services = await rowsById(
      db.services,
      requests.map(({ service_id }) => service_id),
    );
    return (await named(db, requests)).map(([{ id, service_id, status, description }, client_name]) => ({
      kind: 'service_requests',
      id,
      name: services.get(service_id)?.name ?? null,
      client_name,
      status,
      description: description.slice(0, MOST_DESCRIPTION),
    }));
  },
  notes: async (db, ids) =>
    (await named(db, existing(await db.notes.bulkGet(ids)))).map(
      ([{ id, title, created_at }, client_name]) => ({
        kind: 'notes',
        id,
        name: title,
        client_name,
        created_at,
      }),
    ),
  documents: async (db, ids) =>
    (await named(db, existing(await db.documents.bulkGet(ids)))).map(
      ([{ id, filename, created_at }, client_name]) => ({
        kind: 'documents',
        id,
        name: filename,
        client_name,
        created_at,
      }),
    ),
};

/** One may have gone since the index learned of it. */
const existing = <R>(rows: readonly (R | undefined)[]): R[] => rows.filter((row) => row !== undefined);

async function named<R extends { client_id: string | null }>(
  db: PortalDatabase,
  rows: readonly R[],
): Promise<[R, string | null][]> {
  const clients = await rowsById(
    db.clients,
    rows.map(({ client_id }) => client_id),
  );
  return rows.map((row) => [row, clients.get(row.client_id ?? '')?.corporate_name ?? null]);
}

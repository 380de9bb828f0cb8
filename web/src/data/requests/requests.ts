import type { Fields, RequestStatus, Row } from '@portal/domain';
import { withClientNames, type WithClientName } from '#data/clients/client-names.ts';
import { forgetDraft } from '#data/drafts/drafts.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import { type PageOf, type PagePlace, pageWithin, readPage } from '#data/live/page.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** A request with its service's name; null where the service is on no list any more. */
export type ShownRequest = Row<'service_requests'> & { service_name: string | null };

/** Of one company, newest first. */
export async function listClientRequests(db: PortalDatabase, clientId: string): Promise<ShownRequest[]> {
  const rows = await startingWith(db.service_requests, '[client_id+created_at]', clientId)
    .reverse()
    .toArray();
  return withServiceNames(db, rows);
}

export const requestsOfClient = (clientId: string): LocalRead<ShownRequest[]> => ({
  name: `requests of ${clientId}`,
  read: (db) => listClientRequests(db, clientId),
});

/** What somebody looks for; null: any. */
export type RequestSearch = { status: RequestStatus | null; client_id: string | null };
export type RequestPage = PageOf<WithClientName<ShownRequest>> & {
  /** Of any search. */ hasAny: boolean;
};

/** Of all clients, newest first, a page at a time, for the person who answers them. `page` counts from 0. */
export async function pageRequests(
  db: PortalDatabase,
  search: RequestSearch,
  place: PagePlace,
): Promise<RequestPage> {
  const hasAny = (await db.service_requests.toCollection().first()) !== undefined;
  const { status, client_id } = search;
  const found = () => (status === null ? allRequests(db) : inStatus(db, status));
  const { rows, ...shown } =
    client_id === null
      ? await readPage(() => found().reverse(), place)
      : pageWithin(await ofClient(db, client_id, status), place);
  return { ...shown, rows: await withClientNames(db, await withServiceNames(db, rows)), hasAny };
}

export const requestsFound = (search: RequestSearch, place: PagePlace): LocalRead<RequestPage> => ({
  name: `requests ${JSON.stringify([search, place])}`,
  read: (db) => pageRequests(db, search, place),
});

/** Nobody has begun with them. */
export const countOpenRequests = (db: PortalDatabase): Promise<number> => inStatus(db, 'open').count();

export const openRequests: LocalRead<number> = { name: 'open requests', read: countOpenRequests };

/** The first of those, the longest ago first. */
export async function listOpenRequests(
  db: PortalDatabase,
  most: number,
): Promise<WithClientName<Row<'service_requests'>>[]> {
  return withClientNames(db, await inStatus(db, 'open').limit(most).toArray());
}

const allRequests = (db: PortalDatabase) => db.service_requests.orderBy('created_at');
const inStatus = (db: PortalDatabase, status: RequestStatus) =>
  startingWith(db.service_requests, '[status+created_at]', status);

/** One company asks for dozens of things, not thousands. */
async function ofClient(db: PortalDatabase, clientId: string, status: RequestStatus | null) {
  const rows = await startingWith(db.service_requests, '[client_id+created_at]', clientId)
    .reverse()
    .toArray();
  return status === null ? rows : rows.filter((row) => row.status === status);
}

export async function getRequest(db: PortalDatabase, id: string): Promise<ShownRequest | null> {
  const row = await db.service_requests.get(id);
  const [request] = row === undefined ? [] : await withServiceNames(db, [row]);
  return request ?? null;
}

export type NewRequest = Pick<
  Fields<'service_requests'>,
  'client_id' | 'service_id' | 'description' | 'document_ids'
>;

/** Asks for a service; it goes after the documents it names. The company's draft ends with it. */
export async function createRequest(account: LocalAccount, request: NewRequest): Promise<WriteResult> {
  const { db } = account;
  const fields = { ...request, status: 'open', answer: null } as const;
  const change = { kind: 'create', entity: 'service_requests', id: randomId(), fields } as const;
  const also = () => forgetDraft(db, { kind: 'request', subject_id: request.client_id });
  return write(account, change, { new_id: true, documents: request.document_ids, also });
}

/** The firm's word on a request, and how far its work is. Staff alone. The draft of it ends with it. */
export async function answerRequest(
  account: LocalAccount,
  id: string,
  patch: Partial<Pick<Fields<'service_requests'>, 'status' | 'answer'>>,
): Promise<WriteResult> {
  const { db } = account;
  const change = { kind: 'patch', entity: 'service_requests', id, patch } as const;
  return write(account, change, { also: () => forgetDraft(db, { kind: 'answer', subject_id: id }) });
}

async function withServiceNames(
  db: PortalDatabase,
  rows: readonly Row<'service_requests'>[],
): Promise<ShownRequest[]> {
  const services = await rowsById(
    db.services,
    rows.map(({ service_id }) => service_id),
  );
  return rows.map((row) => ({ ...row, service_name: services.get(row.service_id)?.name ?? null }));
}

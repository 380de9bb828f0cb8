import type { Fields, Row } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';
import type { LocalAccount } from '#data/database-context.ts';
import { randomId } from '#data/random-id.ts';
import { write, type WriteResult } from '#data/write.ts';

/** Newest first. */
export function listClients(db: PortalDatabase): Promise<Row<'clients'>[]> {
  return db.clients.orderBy('created_at').reverse().toArray();
}

export async function getClient(db: PortalDatabase, id: string): Promise<Row<'clients'> | null> {
  return (await db.clients.get(id)) ?? null;
}

export function createClient(account: LocalAccount, fields: Fields<'clients'>): Promise<WriteResult> {
  return write(account, { kind: 'create', entity: 'clients', id: randomId(), fields });
}

export function updateClient(
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'clients'>>,
): Promise<WriteResult> {
  return write(account, { kind: 'patch', entity: 'clients', id, patch });
}

export function removeClient(account: LocalAccount, id: string): Promise<WriteResult> {
  return write(account, { kind: 'remove', entity: 'clients', id });
}

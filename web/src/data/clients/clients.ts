import type { Fields, Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import { newestFirst } from '#data/live/newest-first.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { removeForNow, restoreRemoved } from '#data/writes/removal.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** All clients of the firm. */
export const allClients: LocalRead<Row<'clients'>[]> = { name: 'all clients', read: listClients };

/** Newest first. */
export function listClients(db: PortalDatabase): Promise<Row<'clients'>[]> {
  return newestFirst(db.clients.orderBy('created_at').toArray());
}

export async function getClient(db: PortalDatabase, id: string): Promise<Row<'clients'> | null> {
  return (await db.clients.get(id)) ?? null;
}

export function createClient(account: LocalAccount, fields: Fields<'clients'>): Promise<WriteResult> {
  return write(account, { kind: 'create', entity: 'clients', id: randomId(), fields }, { new_id: true });
}

export function updateClient(
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'clients'>>,
): Promise<WriteResult> {
  return write(account, { kind: 'patch', entity: 'clients', id, patch });
}

export function removeClient(account: LocalAccount, id: string): Promise<WriteResult> {
  return removeForNow(account, 'clients', id);
}

export function restoreClient(
  account: LocalAccount,
  removed: { id: string; fields: Fields<'clients'>; opId: string | null },
): Promise<boolean> {
  return restoreRemoved(account, { entity: 'clients', ...removed });
}

/** Existing clients with this tax id, other than `exceptId`. */
export async function listOfTaxId(
  db: PortalDatabase,
  taxId: string,
  exceptId: string | null,
): Promise<Row<'clients'>[]> {
  const rows = await db.clients.where('cnpj_cpf').equals(taxId).toArray();
  return rows.filter(({ id }) => id !== exceptId);
}

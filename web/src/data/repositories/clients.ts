import type { Fields, Row } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';
import { newestFirst } from '#data/newest-first.ts';
import type { LocalAccount } from '#data/database-context.ts';
import { discardEntry } from '#data/outbox-actions.ts';
import { randomId } from '#data/random-id.ts';
import { write, type WriteResult } from '#data/write.ts';

/** Newest first. */
export function listClients(db: PortalDatabase): Promise<Row<'clients'>[]> {
  return newestFirst(db.clients.orderBy('created_at').toArray());
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

/** Long enough to see a mistake and to reach the button. */
const UNDO_MS = 6000;

/** The removal stays on the device for a moment, so that it can be undone with a connection too. */
export function removeClient(account: LocalAccount, id: string): Promise<WriteResult> {
  return write(account, { kind: 'remove', entity: 'clients', id }, { hold_ms: UNDO_MS });
}

/**
 * Undoes a removal that waits: `fields` as they stood, `opId` what the removal answered. False once it is on its way.
 * Edits that had not been sent went with the removal and come back with the client.
 */
export async function restoreClient(
  account: LocalAccount,
  { id, fields, opId }: { id: string; fields: Fields<'clients'>; opId: string | null },
): Promise<boolean> {
  if (opId === null) return (await write(account, { kind: 'create', entity: 'clients', id, fields })).ok;
  const { ok } = await discardEntry(account.db, opId);
  return ok && (await updateClient(account, id, fields)).ok;
}

/** Standing clients with this tax id, other than `exceptId`. */
export async function listOfTaxId(
  db: PortalDatabase,
  taxId: string,
  exceptId: string | null,
): Promise<Row<'clients'>[]> {
  const rows = await db.clients.where('cnpj_cpf').equals(taxId).toArray();
  return rows.filter(({ id }) => id !== exceptId);
}

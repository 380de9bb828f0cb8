import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** Whose thread it is and who looks after it. */
export async function readThreadHead(
  db: PortalDatabase,
  clientId: string,
): Promise<{ client_name: string | null; assigned_to: string | null }> {
  const [client, staff] = await Promise.all([db.clients.get(clientId), db.thread_staff.get(clientId)]);
  return { client_name: client?.corporate_name ?? null, assigned_to: staff?.assigned_to ?? null };
}

/** Puts a thread into somebody's hands; null: into nobody's. */
export async function assignThread(
  account: LocalAccount,
  clientId: string,
  assigned_to: string | null,
): Promise<WriteResult> {
  const entity = 'thread_staff';
  const row = await account.db.thread_staff.get(clientId);
  return row === undefined
    ? write(account, { kind: 'create', entity, id: clientId, fields: { client_id: clientId, assigned_to } })
    : write(account, { kind: 'patch', entity, id: clientId, patch: { assigned_to } });
}

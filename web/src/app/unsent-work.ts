import { databaseName, openDatabase, type PortalDatabase } from '#data/database.ts';
import { countUnsent, exportEntries, type UnsentExport } from '#data/outbox-actions.ts';
import type { StoredSession } from '#session/stored-session.ts';
import Dexie from 'dexie';

/** How many operations of that account the server has not taken; asks without leaving a database behind. */
export async function countUnsentOf({ uid, tenant_id }: StoredSession): Promise<number> {
  if (!(await Dexie.exists(databaseName(uid, tenant_id)))) return 0;
  return withDatabase({ uid, tenant_id }, countUnsent);
}

/** The same operations as one file to keep; null when there are none. */
export async function exportUnsentOf(account: StoredSession): Promise<UnsentExport | null> {
  return (await countUnsentOf(account)) === 0 ? null : withDatabase(account, (db) => exportEntries(db));
}

/** Lends the account's database, on a connection of its own. */
export async function withDatabase<T>(
  { uid, tenant_id }: Pick<StoredSession, 'uid' | 'tenant_id'>,
  work: (db: PortalDatabase) => Promise<T>,
): Promise<T> {
  const db = openDatabase(uid, tenant_id);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

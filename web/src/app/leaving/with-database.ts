import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import type { StoredSession } from '#session/stored-session.ts';

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

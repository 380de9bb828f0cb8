import { databaseName } from '#data/database.ts';
import { eraseAccount } from '#data/erase-account.ts';
import { eraseStoredSession, type StoredSession } from '#session/stored-session.ts';

/** False where something is still there: another tab holds on to it. */
export async function eraseDevice({ uid, tenant_id }: StoredSession): Promise<boolean> {
  const { erased } = await eraseAccount(databaseName(uid, tenant_id));
  if (erased) eraseStoredSession();
  return erased;
}

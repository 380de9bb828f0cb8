import type { Table } from 'dexie';
import type { LocalAccount } from '#data/local/database-context.ts';
import { loadPlanning } from './load-planning.ts';
import type { WriteResult } from './write-result.ts';

/**
 * Writes and what belongs to them in one transaction over these tables, all or nothing; refused as a single write is
 * where the device cannot store it. Several operations are never sent past the device's outbox.
 */
export async function writeTogether(
  { db }: LocalAccount,
  tables: readonly Table[],
  work: () => Promise<WriteResult>,
): Promise<WriteResult> {
  // Inside the transaction nothing but the database may be waited for.
  const { tryToStore } = await loadPlanning();
  const stored = await tryToStore(db, () => db.transaction('rw', [...tables], work));
  return stored.ok ? stored.value : stored;
}

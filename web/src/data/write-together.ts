import type { Table } from 'dexie';
import { bringPlanning } from './bring-planning.ts';
import type { LocalAccount } from './database-context.ts';
import { isStorageFull } from './storage-full.ts';
import type { WriteResult } from './write.ts';

/**
 * Writes and what belongs to them in one transaction over these tables, all or nothing; refused as a single write is
 * where the device has no room.
 */
export async function writeTogether(
  { db }: LocalAccount,
  tables: readonly Table[],
  work: () => Promise<WriteResult>,
): Promise<WriteResult> {
  // Inside the transaction nothing but the database may be waited for.
  await bringPlanning();
  try {
    return await db.transaction('rw', [...tables], work);
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, reason: 'storage_full' };
    throw error;
  }
}

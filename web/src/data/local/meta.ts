import type { MetaValues, PortalDatabase } from './portal-database.ts';

/** A small fact of the account, null before it was first written. */
export async function readMeta<K extends keyof MetaValues>(
  db: PortalDatabase,
  key: K,
): Promise<MetaValues[K] | null> {
  const found = await db.meta.get(key);
  // The table holds one row per key, with that key's type of value.
  return (found?.value as MetaValues[K] | undefined) ?? null;
}

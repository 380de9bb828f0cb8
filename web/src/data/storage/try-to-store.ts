import { freeSpace } from '#data/files/tidy-files.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { storageFailureOf } from './storage-failure.ts';

/** Why the device's database did not take something. */
export type StorageRefusal = 'storage_full' | 'storage_failed';

export type Stored<T> = { ok: true; value: T } | { ok: false; reason: StorageRefusal };

/**
 * Runs a transaction of the screens. Where there is no room, what can be fetched again goes first; whatever failed, it
 * is tried once more from its beginning. Only what the database itself cannot do is an answer: a bug still throws.
 */
export async function tryToStore<T>(
  db: PortalDatabase,
  transaction: () => PromiseLike<T>,
): Promise<Stored<T>> {
  const first = await outcomeOf(transaction);
  if (first.ok) return first;
  if (first.reason === 'storage_full') await outcomeOf(() => freeSpace(db));
  return outcomeOf(transaction);
}

async function outcomeOf<T>(work: () => PromiseLike<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const failure = storageFailureOf(error);
    if (failure === null) throw error;
    return { ok: false, reason: failure === 'full' ? 'storage_full' : 'storage_failed' };
  }
}

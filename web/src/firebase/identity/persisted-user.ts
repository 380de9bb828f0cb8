import { z } from '@portal/domain';

/** A person the SDK kept a session for, with what asks the provider whether it is still valid. */
export type KnownUser = { uid: string; refreshToken: string };

/** Where the SDK keeps it (`indexedDBLocalPersistence`). */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

const userRecord = z.object({
  fbase_key: z.string().startsWith('firebase:authUser:'),
  value: z.object({ uid: z.string(), stsTokenManager: z.object({ refreshToken: z.string() }) }),
});

/**
 * The session that the last visit left. The SDK drops one that the server refuses while it starts, and never says
 * that there was one: to be read before. null where there is none, or it is kept in another way.
 */
export async function readPersistedUser(): Promise<KnownUser | null> {
  const records = await readRecords().catch(() => []);
  for (const record of records) {
    const found = userRecord.safeParse(record);
    if (!found.success) continue;
    const { uid, stsTokenManager } = found.data.value;
    return { uid, refreshToken: stsTokenManager.refreshToken };
  }
  return null;
}

function readRecords(): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    // Not there: it is the SDK's to make.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => reject(request.error ?? new Error('not opened'));
    request.onsuccess = () => {
      const db = request.result;
      const end = (settle: () => void) => {
        db.close();
        settle();
      };
      if (!db.objectStoreNames.contains(STORE)) return end(() => resolve([]));
      const all = db.transaction(STORE).objectStore(STORE).getAll();
      all.onsuccess = () => end(() => resolve(all.result));
      all.onerror = () => end(() => reject(all.error ?? new Error('not read')));
    };
  });
}

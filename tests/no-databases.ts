import { afterAll } from 'vitest';

// The files share a realm, and so the databases of one origin: the next file finds none of this one's.
afterAll(async () => {
  if (!('indexedDB' in globalThis)) return;
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name = '' }) => deleted(name)));
});

/** Resolves too where a connection is still open: the deletion waits for it, and the files go on. */
function deleted(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`cannot delete ${name}`));
  });
}

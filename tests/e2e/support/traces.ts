import type { Page } from '@playwright/test';

/**
 * Where this origin's storage holds any of these texts, by content: every store of every database, every file,
 * every cached answer, and the small stores of text. Plain letters only, since bytes are compared as Latin-1.
 */
export function tracesOf(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(searchOrigin, texts);
}

/** Runs in the page, so it uses nothing from outside. */
async function searchOrigin(texts: readonly string[]): Promise<string[]> {
  const places = new Set<string>();

  const latin1 = new TextDecoder('latin1');
  const readable = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return latin1.decode(await value.arrayBuffer());
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return latin1.decode(value);
    if (value instanceof Map || value instanceof Set) return readable([...value]);
    if (value === null || typeof value !== 'object') return String(value);
    return (await Promise.all(Object.entries(value).flat().map(readable))).join('\n');
  };
  const look = async (place: string, value: unknown) => {
    const content = await readable(value);
    if (texts.some((text) => content.includes(text))) places.add(place);
  };

  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
    });
  const searchDatabase = async (name: string) => {
    await look('database', name);
    const db = await answer(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      const read = db.transaction(store).objectStore(store);
      await look(`database: ${store}`, await Promise.all([answer(read.getAll()), answer(read.getAllKeys())]));
    }
    db.close();
  };
  /** Null where the app has put it away since the folder was read: it is no trace. */
  const fileOf = async (entry: FileSystemFileHandle) => {
    try {
      return await entry.getFile();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return null;
      throw error;
    }
  };
  const searchFolder = async (folder: FileSystemDirectoryHandle) => {
    for await (const [name, entry] of folder.entries()) {
      await look('files', name);
      if (entry instanceof FileSystemDirectoryHandle) await searchFolder(entry);
      else if (entry instanceof FileSystemFileHandle) await look('files', await fileOf(entry));
    }
  };
  const searchCache = async (name: string) => {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      await look('cache', request.url);
      await look('cache', await (await cache.match(request))?.arrayBuffer());
    }
  };

  for (const { name = '' } of await indexedDB.databases()) await searchDatabase(name);
  await searchFolder(await navigator.storage.getDirectory());
  for (const name of await caches.keys()) await searchCache(name);
  await look('localStorage', localStorage);
  await look('sessionStorage', sessionStorage);
  await look('cookies', document.cookie);
  return [...places].sort();
}

import type { PortalDatabase, StoredFile } from '#data/local/portal-database.ts';
import { isStorageFull } from '#data/storage/storage-full.ts';
import { getBytes, putBytes } from './byte-store.ts';
import { dropBytes } from './forget-file.ts';

/** The bytes of a document that are on the device, or null. */
export async function readKeptFile(db: PortalDatabase, fileId: string): Promise<Blob | null> {
  const file = await db.files.get(fileId);
  return file?.complete === true ? getBytes(db, file) : null;
}

/** Keeps bytes that were fetched, unless the device has no room: they can be fetched again. */
export async function keepFile(db: PortalDatabase, fileId: string, blob: Blob): Promise<void> {
  try {
    const file = await storeBytes(db, fileId, new Uint8Array(await blob.arrayBuffer()), blob.type);
    await db.files.put({ ...file, complete: true });
    await tidyUp(db);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    await dropBytes(db, fileId);
  }
}

/** No list waits for its code; where that cannot be had, the engine tidies as it begins. */
async function tidyUp(db: PortalDatabase): Promise<void> {
  const tidying = await import('./tidy-files.ts').catch(() => null);
  await tidying?.tidyFiles(db);
}

/** Writes the bytes; the record says `complete: false` until the caller stores it together with what needs it. */
export async function storeBytes(
  db: PortalDatabase,
  fileId: string,
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
): Promise<StoredFile> {
  const file: StoredFile = {
    file_id: fileId,
    mime_type: mimeType,
    size_bytes: bytes.length,
    pinned: false,
    stored_at: Date.now(),
    kept_in: 'chunks',
    complete: false,
  };
  await db.files.put(file);
  return { ...file, kept_in: await putBytes(db, fileId, bytes) };
}

/** False where the bytes are not on the device. */
export async function setPinned(db: PortalDatabase, fileId: string, pinned: boolean): Promise<boolean> {
  return (await db.files.update(fileId, { pinned })) === 1;
}

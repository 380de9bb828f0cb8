import type { PortalDatabase, StoredFile } from '#data/database.ts';
import { isStorageFull } from '#data/storage-full.ts';
import { deleteBytes, getBytes, putBytes } from './byte-store.ts';

/** Opened files that nobody pinned: as much as a phone does not miss; the oldest go first. */
const MOST_UNPINNED_BYTES = 200 * 1024 * 1024;

/** A file being written for longer than this was left behind by a crash. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** The bytes of a document that stand on the device, or null. */
export async function readKeptFile(db: PortalDatabase, fileId: string): Promise<Blob | null> {
  const file = await db.files.get(fileId);
  return file?.complete === true ? getBytes(db, file) : null;
}

/** Keeps bytes that were fetched, unless the device has no room: they can be fetched again. */
export async function keepFile(db: PortalDatabase, fileId: string, blob: Blob): Promise<void> {
  try {
    const file = await storeBytes(db, fileId, new Uint8Array(await blob.arrayBuffer()), blob.type);
    await db.files.put({ ...file, complete: true });
    await tidyFiles(db);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    await forgetFile(db, fileId);
  }
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

export async function forgetFile(db: PortalDatabase, fileId: string): Promise<void> {
  await db.files.delete(fileId);
  await deleteBytes(db, fileId);
}

/** False where the bytes are not on the device. */
export async function setPinned(db: PortalDatabase, fileId: string, pinned: boolean): Promise<boolean> {
  return (await db.files.update(fileId, { pinned })) === 1;
}

/** Drops what a crash left, what belongs to no document any more, and the oldest unpinned files above the limit. */
export async function tidyFiles(db: PortalDatabase, now: number = Date.now()): Promise<void> {
  // One moment for all three: a file that is taken onto the device meanwhile must not look abandoned.
  const [files, uploads, documents] = await db.transaction('r', [db.files, db.uploads, db.documents], () =>
    Promise.all([
      db.files.orderBy('stored_at').reverse().toArray(),
      db.uploads.orderBy('document_id').keys(),
      db.documents.toCollection().primaryKeys(),
    ]),
  );
  const waiting = new Set(uploads.map(String));
  const standing = new Set<string>(documents);
  let kept = 0;
  for (const file of files) {
    if (waiting.has(file.file_id)) continue;
    const isYoung = now - file.stored_at < ABANDONED_AFTER_MS;
    const isWanted = file.complete ? standing.has(file.file_id) : isYoung;
    if (isWanted && !file.pinned) kept += file.size_bytes;
    if (!isWanted || (!file.pinned && file.complete && kept > MOST_UNPINNED_BYTES))
      await forgetFile(db, file.file_id);
  }
}

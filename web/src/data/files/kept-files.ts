import { filesOfDraft } from '#data/drafts/draft.ts';
import type { PortalDatabase, StoredFile } from '#data/local/database.ts';
import { storageFailureOf } from '#data/storage/storage-failure.ts';
import { isStorageFull } from '#data/storage/storage-full.ts';
import { deleteBytes, getBytes, putBytes } from './byte-store.ts';

/** Opened files that nobody pinned: as much as a phone does not miss; the oldest go first. */
const MOST_UNPINNED_BYTES = 200 * 1024 * 1024;

/** A file being written for longer than this was left behind by a crash. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

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
    await tidyFiles(db);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    await dropBytes(db, fileId);
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

/** The same where the device is in trouble: what cannot be dropped now is swept later. */
export async function dropBytes(db: PortalDatabase, fileId: string): Promise<void> {
  try {
    await forgetFile(db, fileId);
  } catch (error) {
    if (storageFailureOf(error) === null) throw error;
  }
}

/** False where the bytes are not on the device. */
export async function setPinned(db: PortalDatabase, fileId: string, pinned: boolean): Promise<boolean> {
  return (await db.files.update(fileId, { pinned })) === 1;
}

/** Drops what a crash left, what belongs to no document any more, and the oldest unpinned files above the limit. */
export async function tidyFiles(db: PortalDatabase, now: number = Date.now()): Promise<void> {
  const { files, owned, standing } = await readFiles(db);
  let kept = 0;
  for (const file of files) {
    if (owned.has(file.file_id)) continue;
    const isYoung = now - file.stored_at < ABANDONED_AFTER_MS;
    const isWanted = file.complete ? standing.has(file.file_id) : isYoung;
    if (isWanted && !file.pinned) kept += file.size_bytes;
    if (!isWanted || (!file.pinned && file.complete && kept > MOST_UNPINNED_BYTES))
      await forgetFile(db, file.file_id);
  }
}

/** Files kept after opening, which nobody pinned and nothing waits for: they can be fetched again. */
export async function listFreeable(db: PortalDatabase): Promise<StoredFile[]> {
  const { files, owned } = await readFiles(db);
  return files.filter((file) => file.complete && !file.pinned && !owned.has(file.file_id));
}

/** 'Liberar espaço': drops those. Never what waits to be sent, a draft's files, or what the person pinned. */
export async function freeSpace(db: PortalDatabase): Promise<{ files: number; size_bytes: number }> {
  const freeable = await listFreeable(db);
  for (const file of freeable) await forgetFile(db, file.file_id);
  return { files: freeable.length, size_bytes: freeable.reduce((sum, file) => sum + file.size_bytes, 0) };
}

/** The newest first. `owned`: on their way up, or part of a draft: nobody has them but this device. */
async function readFiles(db: PortalDatabase) {
  const tables = [db.files, db.uploads, db.documents, db.drafts];
  // One moment for all: a file that is taken onto the device meanwhile must not look abandoned.
  const [files, uploads, documents, drafts] = await db.transaction('r', tables, () =>
    Promise.all([
      db.files.orderBy('stored_at').reverse().toArray(),
      db.uploads.orderBy('document_id').keys(),
      db.documents.toCollection().primaryKeys(),
      db.drafts.toArray(),
    ]),
  );
  const drafted = drafts.flatMap(filesOfDraft).map((file) => file.file_id);
  return {
    files,
    owned: new Set([...uploads.map(String), ...drafted]),
    standing: new Set<string>(documents),
  };
}

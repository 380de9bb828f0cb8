import type { PortalDatabase, StoredFile } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';

/** 1 MB: large enough that 25 MB are a few reads, small enough for a phone's memory while writing. */
const CHUNK_BYTES = 1024 * 1024;

/** Where bytes of this account are kept: files of the origin where the browser can write them, else chunks. */
export async function putBytes(
  db: PortalDatabase,
  fileId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredFile['kept_in']> {
  const folder = await openFolder(db.name, true);
  if (folder === null) {
    await putChunks(db, fileId, bytes);
    return 'chunks';
  }
  const handle = await folder.getFileHandle(fileId, { create: true });
  const writable = await handle.createWritable();
  try {
    await writable.write(bytes);
  } catch (error) {
    await writable.abort().catch(() => undefined); // the first error is the one to tell
    throw error;
  }
  await writable.close();
  return 'origin_files';
}

/** null where the bytes are gone: the browser may have cleared them. */
export async function getBytes(db: PortalDatabase, file: StoredFile): Promise<Blob | null> {
  const blob = file.kept_in === 'chunks' ? await getChunks(db, file) : await getOriginFile(db, file);
  return blob?.size === file.size_bytes ? blob : null;
}

export async function deleteBytes(db: PortalDatabase, fileId: string): Promise<void> {
  await startingWith(db.chunks, '[file_id+index]', fileId).delete();
  const folder = await openFolder(db.name, false);
  await folder?.removeEntry(fileId).catch(ignoreMissing);
}

/** Deletes all files of an account; true when nothing of them is left. */
export async function deleteFolder(name: string): Promise<boolean> {
  const root = await originRoot();
  if (root === null) return true;
  await root.removeEntry(name, { recursive: true }).catch(ignoreMissing);
  return (await openFolder(name, false)) === null;
}

async function putChunks(db: PortalDatabase, fileId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await db.transaction('rw', db.chunks, async () => {
    for (let index = 0; index * CHUNK_BYTES < bytes.length; index += 1) {
      const part = bytes.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
      await db.chunks.put({ file_id: fileId, index, bytes: part.buffer });
    }
  });
}

async function getChunks(db: PortalDatabase, file: StoredFile): Promise<Blob> {
  const chunks = await startingWith(db.chunks, '[file_id+index]', file.file_id).toArray();
  return new Blob(
    chunks.map((chunk) => chunk.bytes),
    { type: file.mime_type },
  );
}

async function getOriginFile(db: PortalDatabase, file: StoredFile): Promise<Blob | null> {
  const folder = await openFolder(db.name, false);
  const handle = await folder?.getFileHandle(file.file_id).catch(ignoreMissing);
  return handle === undefined ? null : new Blob([await handle.getFile()], { type: file.mime_type });
}

async function openFolder(name: string, create: boolean): Promise<FileSystemDirectoryHandle | null> {
  const root = await originRoot();
  if (root === null) return null;
  return (await root.getDirectoryHandle(name, { create }).catch(create ? rethrow : ignoreMissing)) ?? null;
}

/** null where the browser has no private file system, or cannot write it from a page (older Safari). */
async function originRoot(): Promise<FileSystemDirectoryHandle | null> {
  const canWrite =
    typeof FileSystemFileHandle !== 'undefined' && 'createWritable' in FileSystemFileHandle.prototype;
  if (!canWrite) return null;
  try {
    // Private windows of some browsers have the function and refuse it; others have only half of the feature.
    return await navigator.storage.getDirectory();
  } catch {
    return null;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
  throw error;
}

function rethrow(error: unknown): never {
  throw error;
}

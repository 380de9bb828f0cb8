import { expect, test } from 'vitest';
import { deleteBytes, deleteFolder, getBytes, putBytes } from '#data/files/byte-store.ts';
import type { StoredFile } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';

/** More than one piece of the database, each unlike the others. */
const BYTES = new Uint8Array(2.5 * 1024 * 1024).map((_, at) => at >> 10);

const openAccount = () => openDatabase('ana', `firm-${crypto.randomUUID()}`);

const fileOf = (kept_in: StoredFile['kept_in']): StoredFile => ({
  file_id: 'f',
  kept_in,
  mime_type: 'application/pdf',
  size_bytes: BYTES.length,
  stored_at: 0,
  complete: true,
  pinned: false,
});

/** Files of the origin where this browser has them. */
const hasFiles = async () => {
  if (!('FileSystemFileHandle' in globalThis && 'createWritable' in FileSystemFileHandle.prototype))
    return false;
  return navigator.storage.getDirectory().then(
    () => true,
    () => false,
  );
};

test('bytes are kept as files of the origin where there are any, else in the database', async () => {
  const kept_in = await putBytes(openAccount(), 'f', BYTES);
  expect(kept_in).toBe((await hasFiles()) ? 'origin_files' : 'chunks');
});

test('bytes come back as they were, and are gone when they are deleted', async () => {
  const db = openAccount();
  const file = fileOf(await putBytes(db, 'f', BYTES));
  const kept = new Uint8Array((await (await getBytes(db, file))?.arrayBuffer()) ?? []);
  // Compared here: a difference of two megabytes is nothing to print.
  expect(kept.length === BYTES.length && kept.every((byte, at) => byte === BYTES[at])).toBe(true);
  await deleteBytes(db, 'f');
  expect(await getBytes(db, file)).toBeNull();
});

test('nothing of an account’s files is left once its folder is deleted', async () => {
  const db = openAccount();
  await putBytes(db, 'f', BYTES);
  await putBytes(db, 'g', BYTES.slice(0, 10));
  expect(await deleteFolder(db.name)).toBe(true);
  expect(await getBytes(db, fileOf('origin_files'))).toBeNull();
});

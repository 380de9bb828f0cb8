import type { Row } from '@portal/domain';
import Dexie from 'dexie';
import type { PortalDatabase } from '#data/database.ts';
import type { LocalAccount } from '#data/database-context.ts';
import { keepFile, readKeptFile, setPinned } from '#data/files/kept-files.ts';
import type { FetchFile } from '#data/remote-files.ts';
import { write, type WriteResult } from '#data/write.ts';

export { addDocuments, type RefusedFile } from '#data/files/add-documents.ts';

/** Newest first; of one client where it is named. */
export function listDocuments(db: PortalDatabase, clientId?: string): Promise<Row<'documents'>[]> {
  return clientId === undefined
    ? db.documents.orderBy('created_at').reverse().toArray()
    : db.documents
        .where('[client_id+created_at]')
        .between([clientId, Dexie.minKey], [clientId, Dexie.maxKey])
        .reverse()
        .toArray();
}

/** The bytes on the device, else those of the bucket, which then stay on the device. Throws RemoteFileError. */
export async function readDocument(
  account: LocalAccount,
  fetchFile: FetchFile,
  row: Row<'documents'>,
): Promise<Blob> {
  const kept = await readKeptFile(account.db, row.id);
  if (kept !== null) return kept;
  const fetched = await fetchFile(row.storage_path);
  const blob = new Blob([fetched], { type: row.mime_type });
  await keepFile(account.db, row.id, blob);
  return blob;
}

/** 'Manter neste aparelho': the document opens offline until unpinned. False where the device has no room. */
export async function pinDocument(
  account: LocalAccount,
  fetchFile: FetchFile,
  row: Row<'documents'>,
): Promise<boolean> {
  await readDocument(account, fetchFile, row);
  return setPinned(account.db, row.id, true);
}

export async function unpinDocument(account: LocalAccount, id: string): Promise<void> {
  await setPinned(account.db, id, false);
}

/** The row goes at once; the bytes follow with the device's next tidying. */
export function removeDocument(account: LocalAccount, id: string): Promise<WriteResult> {
  return write(account, { kind: 'remove', entity: 'documents', id });
}

/** Ids of the documents whose bytes stand on this device: those open offline. */
export async function listDocumentsOnDevice(
  db: PortalDatabase,
): Promise<ReadonlyMap<string, { pinned: boolean }>> {
  const files = await db.files.toArray();
  return new Map(files.flatMap((file) => (file.complete ? [[file.file_id, { pinned: file.pinned }]] : [])));
}

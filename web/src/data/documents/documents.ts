import type { Row } from '@portal/domain';
import { totalOf } from '#data/counters/read-counters.ts';
import { keepFile, readKeptFile, setPinned } from '#data/files/kept-files.ts';
import type { FetchFile } from '#data/files/remote-files.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import { newestFirst } from '#data/live/newest-first.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** What the portal writes into each document that its owner sends; staff filter by them. */
export const CLIENT_UPLOAD = { category: 'client_upload', description: 'Enviado pelo cliente' } as const;

/** Newest first; none of nobody. */
export const documentsOfClient = (clientId: string | null): LocalRead<Row<'documents'>[]> => ({
  name: `documents of ${clientId}`,
  read: async (db) => (clientId === null ? [] : newestFirst(ofClient(db, clientId).toArray())),
});

/** All of them, or all of one client (not null). */
export const countDocuments = async (db: PortalDatabase, clientId: string | null): Promise<number> =>
  clientId === null ? totalOf(db, 'documents', '') : ofClient(db, clientId).count();

const ofClient = (db: PortalDatabase, clientId: string) =>
  startingWith(db.documents, '[client_id+created_at]', clientId);

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

/** Ids of the documents whose bytes are on this device: those open offline. */
export const documentsOnDevice: LocalRead<ReadonlyMap<string, { pinned: boolean }>> = {
  name: 'documents on the device',
  async read(db) {
    const files = await db.files.toArray();
    return new Map(files.flatMap((file) => (file.complete ? [[file.file_id, { pinned: file.pinned }]] : [])));
  },
};

/** Sent by a client; all others are the office's own. */
export const isFromClient = ({ category }: Pick<Row<'documents'>, 'category'>): boolean =>
  category === CLIENT_UPLOAD.category;

/** Sent by a client, and nobody of the office has looked at it. */
export const isToCheck = (document: Pick<Row<'documents'>, 'category' | 'review'>): boolean =>
  isFromClient(document) && document.review === 'none';

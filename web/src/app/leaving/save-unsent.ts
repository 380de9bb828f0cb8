import { exportEntries } from '#data/outbox/export-entries.ts';
import type { StoredSession } from '#session/stored-session.ts';
import { saveBlob } from '#ui/files/save-blob.ts';
import { withDatabase } from './with-database.ts';

/** Saves what the account has not sent as a file of the person's. */
export async function saveUnsent(account: StoredSession): Promise<void> {
  const { blob, filename } = await withDatabase(account, (db) => exportEntries(db));
  saveBlob(blob, filename);
}

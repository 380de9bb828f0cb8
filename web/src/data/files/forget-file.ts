import type { PortalDatabase } from '#data/local/portal-database.ts';
import { storageFailureOf } from '#data/storage/storage-failure.ts';
import { deleteBytes } from './byte-store.ts';

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

import Dexie from 'dexie';
import { deleteFolder } from '#data/files/byte-store.ts';
import { retireConnections } from './database.ts';

/** Another tab that does not let go of the database in this time is told to the person. */
const PATIENCE_MS = 5_000;

export type Erasure = { erased: true } | { erased: false; left: ('database' | 'files')[] };

/**
 * Deletes all that an account left on this device, and looks whether it is gone. `name` is `databaseName(uid,
 * tenant)`; this page's connections to it end here. Works offline; calling it again is harmless.
 */
export async function eraseAccount(name: string): Promise<Erasure> {
  retireConnections(name);
  const left: ('database' | 'files')[] = [];
  if (!(await deleteDatabase(name))) left.push('database');
  if (!(await deleteFolder(name))) left.push('files');
  return left.length === 0 ? { erased: true } : { erased: false, left };
}

async function deleteDatabase(name: string): Promise<boolean> {
  // A tab that still has it open is asked to close by the browser; a frozen one never answers. Not Dexie's own
  // delete, which writes a warning whenever somebody takes a moment to let go.
  const deletion = new Promise<'deleted'>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve('deleted');
    request.onerror = () => reject(request.error ?? new Error('the database was not deleted'));
  });
  const patience = new Promise<'blocked'>((resolve) => {
    setTimeout(() => resolve('blocked'), PATIENCE_MS);
  });
  if ((await Promise.race([deletion, patience])) === 'blocked') return false;
  return !(await Dexie.exists(name));
}

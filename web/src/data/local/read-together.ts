import type { Table } from 'dexie';
import type { PortalDatabase } from './portal-database.ts';

/**
 * Reads of one moment. Answered by the last of them, and not by the end of their transaction: that one is told behind all that a
 * screen has asked meanwhile.
 */
export const readTogether = <T>(
  db: PortalDatabase,
  tables: readonly Table[],
  read: () => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    db.transaction('r', [...tables], () => read().then(resolve)).catch(reject);
  });

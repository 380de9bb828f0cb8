import Dexie, { type EntityTable } from 'dexie';
import type { Kind, ListedRow } from '../kind.ts';

/** One table with these indexes, one transaction, and nothing that is kept beside the rows. */
export function dexieTable(name: string, indexes: string): Kind {
  const db = new Dexie(name) as Dexie & { documents: EntityTable<ListedRow, 'id'> };
  db.version(1).stores({ documents: `id, ${indexes}` });
  return {
    fill: async (rows) => void (await db.documents.bulkPut(rows)),
    first: (count) => db.documents.orderBy('created_at').reverse().limit(count).toArray(),
  };
}

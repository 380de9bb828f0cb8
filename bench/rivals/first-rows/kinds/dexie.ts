import Dexie, { type EntityTable } from 'dexie';
import type { Kind, ListedRow } from '../kind.ts';

/** The floor: one table, one index, and nothing that is kept beside the rows. */
const db = new Dexie('bench-floor') as Dexie & {
  documents: EntityTable<ListedRow, 'id'>;
};
db.version(1).stores({ documents: 'id, created_at' });

export const kind: Kind = {
  fill: async (rows) => void (await db.documents.bulkPut(rows)),
  first: (count) => db.documents.orderBy('created_at').reverse().limit(count).toArray(),
};

import type { EntityName } from '@portal/domain';
import Dexie, { liveQuery } from 'dexie';
import type { PortalDatabase } from '#data/database.ts';
import { readMeta } from '#data/meta.ts';
import { documentTables, readStates, rowTable, saveStates } from '#data/document-state-table.ts';
import { eraseAccount } from '#data/erase-account.ts';
import { exportEntries } from '#data/export-entries.ts';
import { readKeptFile, tidyFiles } from '#data/files/kept-files.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';

export function createDexieStore(db: PortalDatabase): LocalStore {
  return {
    transaction: (entities, work) =>
      // An async function, which Dexie sees: else it loses its transaction at the first await of a promise not its own.
      db.transaction('rw', [...documentTables(db, entities), db.cursors, db.meta], async () =>
        work(dexieTransaction(db)),
      ),
    readFile: (documentId) => readKeptFile(db, documentId),
    tidyFiles: () => tidyFiles(db),
    exportUnsent: async () => ((await db.outbox.count()) === 0 ? null : exportEntries(db)),
    async erase() {
      const { name } = db;
      db.close();
      return (await eraseAccount(name)).erased;
    },
    watchWork(listener) {
      // Their values do not matter: reading all keys is what makes every change of them known.
      const changes = liveQuery(() =>
        Promise.all([db.outbox.orderBy('state').keys(), db.uploads.orderBy('state').keys()]),
      );
      const subscription = changes.subscribe({ next: listener, error: () => {} });
      return () => subscription.unsubscribe();
    },
  };
}

function dexieTransaction(db: PortalDatabase): StoreTransaction {
  return {
    documents: (entity, ids) => readStates(db, entity, ids),
    save: (changes) => saveStates(db, changes),
    documentIds: (entity) => documentIds(db, entity),
    entry: async (opId) => (await db.outbox.get(opId)) ?? null,
    entries: (limit = Infinity) => db.outbox.orderBy('seq').limit(limit).toArray(),
    uploads: () => db.uploads.orderBy('seq').toArray(),
    putUpload: async (upload) => void (await db.uploads.put(upload)),
    putConflict: async (conflict) => void (await db.conflicts.put(conflict)),
    deleteConflict: (opId) => db.conflicts.delete(opId),
    cursors: () => db.cursors.toArray(),
    cursor: async (scope) => (await db.cursors.get(scope)) ?? null,
    putCursor: async (cursor) => void (await db.cursors.put(cursor)),
    deleteCursor: (scope) => db.cursors.delete(scope),
    meta: (key) => readMeta(db, key),
    putMeta: async (meta) => void (await db.meta.put(meta)),
  };
}

async function documentIds(db: PortalDatabase, entity: EntityName): Promise<string[]> {
  const ofEntity = (table: 'bases' | 'tombstones') =>
    db[table].where('[entity+doc_id]').between([entity, Dexie.minKey], [entity, Dexie.maxKey]).primaryKeys();
  const [rows, bases, tombstones] = await Promise.all([
    rowTable(db, entity).toCollection().primaryKeys(),
    ofEntity('bases'),
    ofEntity('tombstones'),
  ]);
  return [...new Set([...rows, ...bases.map(([, id]) => id), ...tombstones.map(([, id]) => id)])];
}

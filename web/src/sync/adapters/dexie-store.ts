import type { EntityName } from '@portal/domain';
import { liveQuery } from 'dexie';
import { beginClosing } from '#data/closing/closing.ts';
import { handOver } from '#data/closing/hand-over.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import { freeSpace, tidyFiles } from '#data/files/tidy-files.ts';
import { addNewRows } from '#data/local/add-new-rows.ts';
import type { Base, PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { documentTables, readStates, rowTable, saveStates } from '#data/local/document-state-table.ts';
import { eraseAccount } from '#data/local/erase-account.ts';
import { readMeta } from '#data/local/meta.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { readPortfolio } from '#data/portfolio/portfolio.ts';
import { storageFailureOf } from '#data/storage/storage-failure.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import type { LocalStore, StoreTransaction, TransactionOptions } from '#sync/ports.ts';

/** Of the engine's log: some days of ordinary use. */
const MOST_EVENTS = 500;

/** The key of what is kept of a document beside its row. */
const DOCUMENT = '[entity+doc_id]';

export function createDexieStore(db: PortalDatabase): LocalStore {
  return {
    transaction: (entities, work, options) =>
      asStoreError(
        // An async function, which Dexie sees: else it loses its transaction at the first await of a promise not its own.
        db.transaction('rw', tablesOf(db, entities, options), async () => work(dexieTransaction(db))),
      ),
    readFile: (documentId) => asStoreError(readKeptFile(db, documentId)),
    tidyFiles: () => asStoreError(tidyFiles(db)),
    freeRoom: async () => (await asStoreError(freeSpace(db))).files > 0,
    log: (events) => asStoreError(db.transaction('rw', db.events, () => addEvents(db, events))),
    beginClosing: (request) => asStoreError(beginClosing(db, request)),
    handOver: (closing) => asStoreError(handOver(db, closing)),
    async erase() {
      const { name } = db;
      db.close();
      return (await eraseAccount(name)).erased;
    },
    watchWork(listener) {
      // Their values do not matter: reading all keys is what makes every change of them known.
      const changes = liveQuery(async () =>
        Promise.all([db.outbox.orderBy('state').keys(), db.uploads.orderBy('state').keys()]),
      );
      const subscription = changes.subscribe({ next: listener, error: () => {} });
      return () => subscription.unsubscribe();
    },
    watchPortfolio(uid, now, listener) {
      const portfolio = liveQuery(async () => readPortfolio(db, uid, now()));
      const subscription = portfolio.subscribe({ next: listener, error: () => {} });
      return () => subscription.unsubscribe();
    },
  };
}

const tablesOf = (
  db: PortalDatabase,
  entities: readonly EntityName[],
  { asksWhatIsKept = false }: TransactionOptions = {},
) => [
  ...documentTables(db, entities),
  ...[db.cursors, db.differences, db.quarantine, db.audit_entries],
  ...(asksWhatIsKept ? [db.files, db.drafts] : []),
];

function dexieTransaction(db: PortalDatabase): StoreTransaction {
  return {
    documents: (entity, ids) => readStates(db, entity, ids),
    addNew: (entity, rows) => addNewRows(db, entity, rows),
    save: (changes) => saveStates(db, changes),
    documentIds: (entity) => documentIds(db, entity),
    entry: async (opId) => (await db.outbox.get(opId)) ?? null,
    entries: (limit = Infinity) => db.outbox.orderBy('seq').limit(limit).toArray(),
    uploads: () => db.uploads.orderBy('seq').toArray(),
    upload: async (uploadId) => (await db.uploads.get(uploadId)) ?? null,
    putUpload: async (upload) => void (await db.uploads.put(upload)),
    putConflict: async (conflict) => void (await db.conflicts.put(conflict)),
    deleteConflict: (opId) => db.conflicts.delete(opId),
    serverRows: (entity, afterId, limit) => serverRows(db, entity, afterId, limit),
    removed: (entity) => removed(db, entity),
    keptByPerson: () => keptByPerson(db),
    putDifference: async (difference) => void (await db.differences.put(difference)),
    deleteDifference: (entity, docId) => db.differences.delete([entity, docId]),
    differences: (entity) => startingWith(db.differences, DOCUMENT, entity).toArray(),
    putQuarantined: async (row) => void (await db.quarantine.put(row)),
    deleteQuarantined: (entity, docId) => db.quarantine.delete([entity, docId]),
    quarantined: (entity) => startingWith(db.quarantine, DOCUMENT, entity).toArray(),
    cursors: () => db.cursors.toArray(),
    cursor: async (scope) => (await db.cursors.get(scope)) ?? null,
    putCursor: async (cursor) => void (await db.cursors.put(cursor)),
    deleteCursor: (scope) => db.cursors.delete(scope),
    meta: (key) => readMeta(db, key),
    async putMeta(meta) {
      await db.meta.put(meta);
      // What was read of the audit with other rights may be none of this person's business now.
      if (meta.key === 'rights_changed') await db.audit_entries.clear();
      // Nor is what administrators alone are told, once this is none any more.
      if (meta.key === 'own_row' && meta.value.role !== 'admin') await db.meta.delete('system_state');
    },
    deleteMeta: (key) => db.meta.delete(key),
  };
}

async function keptByPerson(db: PortalDatabase): Promise<ReadonlySet<string>> {
  const [files, drafts] = await Promise.all([
    db.files.filter(({ pinned }) => pinned).primaryKeys(),
    db.drafts.toCollection().primaryKeys(),
  ]);
  return new Set([...files, ...drafts.map(([, subject]) => subject)]);
}

async function documentIds(db: PortalDatabase, entity: EntityName): Promise<string[]> {
  const [rows, bases, tombstones] = await Promise.all([
    rowTable(db, entity).toCollection().primaryKeys(),
    startingWith(db.bases, DOCUMENT, entity).primaryKeys(),
    startingWith(db.tombstones, DOCUMENT, entity).primaryKeys(),
  ]);
  return [...new Set([...rows, ...bases.map(([, id]) => id), ...tombstones.map(([, id]) => id)])];
}

/** Documents with work waiting are few, and their shown rows may be hidden: their bases come with the step of their ids. */
async function serverRows(db: PortalDatabase, entity: EntityName, afterId: string | null, limit: number) {
  const table = rowTable(db, entity);
  const [bases, shown] = await Promise.all([
    startingWith(db.bases, DOCUMENT, entity).toArray(),
    afterId === null
      ? table.limit(limit).toArray()
      : table.where(':id').above(afterId).limit(limit).toArray(),
  ]);
  const waiting = new Set(bases.map(({ doc_id }) => doc_id));
  const rows = shown.filter(({ id }) => !waiting.has(id));
  const next = shown.length < limit ? null : (shown.at(-1)?.id ?? null);
  const isOfStep = ({ doc_id }: Base) =>
    (afterId === null || doc_id > afterId) && (next === null || doc_id <= next);
  return { rows: [...bases.filter(isOfStep).flatMap(livingRow), ...rows], next };
}

const livingRow = ({ row, removed_rev }: Base): StoredRow[] =>
  row === null || removed_rev !== null ? [] : [row];

async function removed(db: PortalDatabase, entity: EntityName) {
  const [tombstones, bases] = await Promise.all([
    startingWith(db.tombstones, DOCUMENT, entity).toArray(),
    startingWith(db.bases, DOCUMENT, entity).toArray(),
  ]);
  return [
    ...tombstones.map(({ doc_id, rev }) => ({ id: doc_id, rev })),
    ...bases.flatMap(({ doc_id, removed_rev }) =>
      removed_rev === null ? [] : [{ id: doc_id, rev: removed_rev }],
    ),
  ];
}

async function addEvents(db: PortalDatabase, events: Parameters<LocalStore['log']>[0]): Promise<void> {
  await db.events.bulkAdd([...events]);
  const extra = (await db.events.count()) - MOST_EVENTS;
  if (extra > 0) await db.events.bulkDelete(await db.events.limit(extra).primaryKeys());
}

/** What the database itself has to say becomes a StoreError; what the work threw passes as it is. */
function asStoreError<T>(work: PromiseLike<T>): Promise<T> {
  return Promise.resolve(work).catch((error: unknown) => {
    const failure = storageFailureOf(error);
    throw failure === null ? error : new StoreError(failure, { cause: error });
  });
}

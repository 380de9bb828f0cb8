import type { EntityName } from '@portal/domain';
import type { Closing } from '#data/closing/closing-flag.ts';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { type Portfolio, portfolioOf } from '#data/portfolio/portfolio.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';
import { bySeq, type MemoryDisk } from './memory-disk.ts';
import { handOver, type MemoryHandovers } from './memory-handovers.ts';

/** How long a step takes, and whether the tab is still there after it: the promise of a crashed tab never ends. */
export type Step = () => Promise<void>;

export type MemoryStoreOptions = {
  step?: Step;
  /** Of the device, next to its accounts. */
  handovers?: MemoryHandovers;
  /** Whether nobody else holds the database when it is to be erased. */
  mayErase?: () => boolean;
  nextId?: () => string;
};

const MOST_EVENTS = 500;
const atOnce: Step = () => Promise.resolve();
let closings = 0;

/** The local database's stand-in, tested by the same contract; transactions run one after the other. */
export function createMemoryStore(disk: MemoryDisk, options: MemoryStoreOptions = {}): LocalStore {
  const { step = atOnce, handovers = new Map(), mayErase = () => true } = options;
  const nextId = options.nextId ?? (() => `closing${String((closings += 1))}`);

  async function run<T>(work: () => Promise<T>): Promise<T> {
    await step();
    demandOpen(disk);
    const result = await work();
    await step();
    return result;
  }

  return {
    transaction: (_entities, work) =>
      run(() =>
        disk.transaction(() => {
          demandOpen(disk);
          return work(memoryTransaction(disk));
        }),
      ),
    readFile: (documentId) => run(async () => disk.files.get(documentId) ?? null),
    tidyFiles: () => run(async () => tidyFiles(disk)),
    freeRoom: () => run(async () => disk.dropKeptFiles()),
    log: (events) => run(async () => addEvents(disk, events)),
    beginClosing: (request) =>
      run(() =>
        disk.transaction(async (): Promise<Closing | null> => {
          demandOpen(disk);
          return disk.beginClosing(request, nextId(), '2026-11-20T12:00:00.000000000Z');
        }),
      ),
    handOver: (closing) => run(() => handOver(disk, handovers, closing, step)),
    async erase() {
      await step();
      if (!mayErase()) return false;
      await disk.transaction(async () => disk.erase());
      await step();
      return true;
    },
    watchWork(listener) {
      const tell = () => void step().then(listener);
      disk.listeners.add(tell);
      return () => disk.listeners.delete(tell);
    },
    watchPortfolio(uid, now, listener) {
      let told: Portfolio | null = null;
      const tell = () =>
        void Promise.resolve().then(() => {
          const portfolio = readPortfolio(disk, uid, now());
          if (sameValue(portfolio, told)) return;
          told = portfolio;
          listener(portfolio);
        });
      disk.portfolioListeners.add(tell);
      tell();
      return () => disk.portfolioListeners.delete(tell);
    },
  };
}

/** As it is on the device. */
export function readPortfolio(disk: MemoryDisk, uid: string, now: number): Portfolio {
  const assigned = [...disk.table('thread_staff').values()].filter((row) => row['assigned_to'] === uid);
  const hasArrived = disk.cursors.get('thread_staff')?.bootstrapped === true;
  return portfolioOf(disk.readMeta('portfolio'), hasArrived ? assigned.map(({ id }) => id) : null, now);
}

function demandOpen(disk: MemoryDisk): void {
  if (disk.erased) throw new StoreError('closed');
}

function addEvents(disk: MemoryDisk, events: readonly EngineEvent[]): void {
  disk.events = [...disk.events, ...structuredClone(events)].slice(-MOST_EVENTS);
}

function tidyFiles(disk: MemoryDisk): void {
  const wanted = new Set([...disk.uploads.values()].map((upload) => upload.document_id));
  for (const id of [...disk.files.keys()]) {
    if (!wanted.has(id) && !disk.table('documents').has(id)) disk.files.delete(id);
  }
}

function addIfNew(disk: MemoryDisk, entity: EntityName, row: StoredRow): boolean {
  const before = disk.state(entity, row.id);
  const isHeld = before.row !== null || before.base !== null || before.tombstone_rev !== null;
  if (isHeld || row.deleted_at !== null) return false;
  disk.save({ before, after: { ...before, row } });
  return true;
}

function memoryTransaction(disk: MemoryDisk): StoreTransaction {
  const ofEntity = <T extends { entity: string }>(table: Map<string, T>, entity: string) =>
    [...table.values()].filter((one) => one.entity === entity);
  const key = (of: { entity: string; doc_id: string }) => `${of.entity}/${of.doc_id}`;
  return {
    documents: async (entity, ids) => ids.map((id) => disk.state(entity, id)),
    addNew: async (entity, rows) => rows.filter((row) => !addIfNew(disk, entity, row)),
    save: async (changes) => changes.forEach((change) => disk.save(change)),
    documentIds: async (entity) => disk.documentIds(entity),
    entry: async (opId) => disk.outbox.get(opId) ?? null,
    entries: async (limit) => disk.entries().slice(0, limit),
    uploads: async () => bySeq(disk.uploads.values()),
    upload: async (uploadId) => disk.uploads.get(uploadId) ?? null,
    putUpload: async (upload) => disk.put(disk.uploads, upload.upload_id, upload),
    putConflict: async (conflict) => disk.put(disk.conflicts, conflict.op_id, conflict),
    deleteConflict: async (opId) => disk.put(disk.conflicts, opId, null),
    serverRows: async (entity, afterId, limit) => disk.serverRows(entity, afterId, limit),
    removed: async (entity) => disk.removed(entity),
    keptByPerson: async () => new Set<string>(),
    putDifference: async (difference) => disk.put(disk.differences, key(difference), difference),
    deleteDifference: async (entity, doc_id) => disk.put(disk.differences, key({ entity, doc_id }), null),
    differences: async (entity) => ofEntity(disk.differences, entity),
    putQuarantined: async (row) => disk.put(disk.quarantine, key(row), row),
    deleteQuarantined: async (entity, doc_id) => disk.put(disk.quarantine, key({ entity, doc_id }), null),
    quarantined: async (entity) => ofEntity(disk.quarantine, entity),
    cursors: async () => [...disk.cursors.values()],
    cursor: async (scope) => disk.cursors.get(scope) ?? null,
    putCursor: async (cursor) => disk.put(disk.cursors, cursor.scope, cursor),
    deleteCursor: async (scope) => disk.put(disk.cursors, scope, null),
    meta: async (key) => disk.readMeta(key),
    deleteMeta: async (key) => disk.put(disk.meta, key, null),
    putMeta: async (meta) => disk.put(disk.meta, meta.key, meta),
  };
}

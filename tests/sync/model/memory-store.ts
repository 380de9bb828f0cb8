import type { Meta, MetaValues } from '#data/database.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';
import type { MemoryDisk } from './memory-disk.ts';

/** How long a step takes, and whether the tab is still there after it: the promise of a crashed tab never ends. */
export type Step = () => Promise<void>;

const atOnce: Step = () => Promise.resolve();

/** The local database's stand-in, held to the same contract; transactions run one after the other. */
export function createMemoryStore(
  disk: MemoryDisk,
  step: Step = atOnce,
): LocalStore & { notify: () => void } {
  const listeners = new Set<() => void>();
  let last: Promise<unknown> = Promise.resolve();
  const notify = () => listeners.forEach((listener) => void step().then(listener));

  async function run<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    if (disk.erased) throw new Error('the database is erased');
    try {
      const result = await work(memoryTransaction(disk));
      if (disk.commit()) notify();
      return result;
    } catch (error) {
      disk.rollBack();
      throw error;
    }
  }

  return {
    notify,
    async transaction(_entities, work) {
      await step();
      const mine = last.then(() => run(work));
      last = mine.catch(() => undefined);
      const result = await mine;
      await step();
      return result;
    },
    async readFile(documentId) {
      await step();
      return disk.files.get(documentId) ?? null;
    },
    async tidyFiles() {
      await step();
      const wanted = new Set([...disk.uploads.values()].map((upload) => upload.document_id));
      for (const id of [...disk.files.keys()]) {
        if (!wanted.has(id) && !disk.table('documents').has(id)) disk.files.delete(id);
      }
    },
    async exportUnsent() {
      await step();
      const entries = disk.entries();
      if (entries.length === 0) return null;
      return { filename: 'unsent.json', blob: new Blob([JSON.stringify({ operations: entries })]) };
    },
    async erase() {
      await step();
      disk.erase();
      return true;
    },
    watchWork(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function memoryTransaction(disk: MemoryDisk): StoreTransaction {
  const bySeq = <T extends { seq: number }>(items: Iterable<T>) => [...items].sort((a, b) => a.seq - b.seq);
  return {
    documents: async (entity, ids) => ids.map((id) => disk.state(entity, id)),
    save: async (changes) => changes.forEach((change) => disk.save(change)),
    documentIds: async (entity) => disk.documentIds(entity),
    entry: async (opId) => disk.outbox.get(opId) ?? null,
    entries: async (limit) => disk.entries().slice(0, limit),
    uploads: async () => bySeq(disk.uploads.values()),
    putUpload: async (upload) => disk.put(disk.uploads, upload.upload_id, upload),
    putConflict: async (conflict) => disk.put(disk.conflicts, conflict.op_id, conflict),
    deleteConflict: async (opId) => disk.put(disk.conflicts, opId, null),
    cursors: async () => [...disk.cursors.values()],
    cursor: async (scope) => disk.cursors.get(scope) ?? null,
    putCursor: async (cursor) => disk.put(disk.cursors, cursor.scope, cursor),
    deleteCursor: async (scope) => disk.put(disk.cursors, scope, null),
    meta: async (key) => readMeta(disk, key),
    putMeta: async (meta: Meta) => disk.put(disk.meta, meta.key, meta),
  };
}

function readMeta<K extends keyof MetaValues>(disk: MemoryDisk, key: K): MetaValues[K] | null {
  // One row per key, with that key's type of value.
  return (disk.meta.get(key)?.value as MetaValues[K] | undefined) ?? null;
}

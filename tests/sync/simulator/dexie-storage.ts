import '#data/testing/local-account.ts';
import { ENTITY_NAMES, type EntityName } from '@portal/domain';
import type { Change } from '#data/writes/change.ts';
import { handoverDatabase, hasHandoverDatabase } from '#data/closing/handover-database.ts';
import { dropHandover } from '#data/closing/handovers.ts';
import type { Meta, PortalDatabase } from '#data/local/portal-database.ts';
import { openDatabase } from '#data/local/database.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { readStates } from '#data/local/document-state-table.ts';
import { eraseAccount } from '#data/local/erase-account.ts';
import { keepFile, storeBytes } from '#data/files/kept-files.ts';
import { forgetFile } from '#data/files/forget-file.ts';
import { freeSpace } from '#data/files/tidy-files.ts';
import { md5 } from '#data/files/md5.ts';
import { discardEntry, retryEntry } from '#data/outbox/outbox-actions.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { write } from '#data/writes/write.ts';
import type { WriteOptions } from '#data/writes/write-options.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';
import { knownRevision, MemoryDisk } from '../model/memory-disk.ts';
import type { MemoryHandover, MemoryHandovers } from '../model/memory-handovers.ts';
import type { Step } from '../model/memory-store.ts';
import type { AccountStorage, Act, ActOptions, DeviceStorage, StorageOptions } from './device-storage.ts';
import { TENANT } from './run-options.ts';

/** Another tab that does not let go of a database in time. */
const HELD = 0.15;
let opened = 0;

/** A device whose database is the browser's as production uses it, over a stand-in for IndexedDB. */
export function createDexieStorage(options: StorageOptions): DeviceStorage {
  const accounts: DexieAccount[] = [];
  const closings = new Set<string>();
  const handovers: MemoryHandovers = new Map();
  // The ids of operations and documents follow from the seed too.
  Object.defineProperty(globalThis.crypto, 'getRandomValues', {
    value: (bytes: Uint8Array) => bytes.map((_, i) => (bytes[i] = options.random.below(256))),
    configurable: true,
  });
  return {
    handovers,
    openAccount(uid, onErased) {
      const account = new DexieAccount(uid, { ...options, closings, onErased });
      accounts.push(account);
      return account;
    },
    async look() {
      for (const account of accounts) await account.look();
      for (const id of closings) {
        const handover = await readHandover(id);
        if (handover !== null) handovers.set(id, handover);
      }
    },
    async dispose() {
      for (const { name } of accounts) await eraseAccount(name);
      for (const id of closings) if (await hasHandoverDatabase()) await dropHandover(id);
    },
  };
}

async function readHandover(id: string): Promise<MemoryHandover | null> {
  if (!(await hasHandoverDatabase())) return null;
  const found = await handoverDatabase().handovers.get(id);
  if (found === undefined) return null;
  const { reason, at, is_complete, files, content } = found;
  // As it was written there.
  const { operations } = JSON.parse(content) as { operations: OutboxEntry[] };
  const documents = operations.filter(({ entity, kind }) => entity === 'documents' && kind === 'create');
  return {
    closing: { id, reason, at, hands_over: true },
    operations,
    is_complete,
    uploads: documents.map((entry) => ({
      document_id: entry.doc_id,
      storage_path: String(entry.patch['storage_path']),
    })),
    files: new Map(files.map(({ file_id, state }) => [file_id, state === 'copied' ? new Blob() : 'missing'])),
  };
}

type DexieAccountOptions = StorageOptions & { closings: Set<string>; onErased: () => void };

class DexieAccount implements AccountStorage {
  disk = new MemoryDisk();
  readonly name: string;
  private readonly tenant: string;
  private readonly account: LocalAccount;
  private readonly options: DexieAccountOptions;
  private readonly listeners = new Set<() => void>();
  private readonly regressions: string[] = [];
  private isErased = false;

  constructor(uid: string, options: DexieAccountOptions) {
    opened += 1;
    this.options = options;
    this.tenant = `${TENANT}${opened}`;
    const db = openDatabase(uid, this.tenant);
    this.name = db.name;
    this.account = { db, uid, tenant_id: TENANT };
  }

  async look(): Promise<void> {
    const disk = new MemoryDisk();
    disk.erased = this.isErased;
    if (!this.isErased) await this.options.time.track(dump(this.account.db, disk));
    disk.regressions.push(...this.regressions);
    this.disk = disk;
  }

  openStore(step: Step): LocalStore {
    const { time, random, closings, onErased } = this.options;
    const store = createDexieStore(openDatabase(this.account.uid, this.tenant));
    const run = async <T>(work: () => Promise<T>): Promise<T> => {
      await step();
      const result = await time.track(work());
      await step();
      return result;
    };
    return {
      transaction: (entities, work, options) =>
        run(async () => {
          let isWork = false;
          const watched = (tx: StoreTransaction) => work(this.watched(tx, () => (isWork = true)));
          const result = await store.transaction(entities, watched, options);
          if (isWork) this.tell();
          return result;
        }),
      readFile: (id) => run(() => store.readFile(id)),
      tidyFiles: () => run(() => store.tidyFiles()),
      freeRoom: () => run(() => store.freeRoom()),
      log: (events) => run(() => store.log(events)),
      beginClosing: (request) =>
        run(async () => {
          const closing = await store.beginClosing(request);
          if (closing !== null) closings.add(closing.id);
          return closing;
        }),
      handOver: (closing) => run(() => store.handOver(closing)),
      erase: () =>
        run(async () => {
          if (random.chance(HELD)) return false;
          const isErased = this.isErased || (await store.erase());
          if (isErased && !this.isErased) {
            this.isErased = true;
            onErased();
          }
          return isErased;
        }),
      watchWork: (listener) => {
        const tell = () => void step().then(listener);
        this.listeners.add(tell);
        return () => this.listeners.delete(tell);
      },
      watchPortfolio: (uid, now, listener) => store.watchPortfolio(uid, now, listener),
    };
  }

  async write<E extends EntityName>(change: Change<E>, options: ActOptions): Promise<Act | null> {
    const { db } = this.account;
    if (this.isErased) return null;
    const [before] = await readStates(db, change.entity, [change.id]);
    const written = await write(this.account, change, await this.writeOptions(options));
    this.tell();
    const { upload } = options;
    if (!written.ok && upload !== undefined) await forgetFile(db, upload.document_id);
    if (!written.ok) return null;
    const entry = written.op_id === null ? undefined : await db.outbox.get(written.op_id);
    return { op_id: written.op_id, needs: entry?.needs ?? [], seen: before?.row ?? null };
  }

  async retry(opId: string): Promise<void> {
    await retryEntry(this.account.db, opId);
    this.tell();
  }

  async discard(opId: string): Promise<void> {
    await discardEntry(this.account.db, opId);
    this.tell();
  }

  async putMeta(meta: Meta): Promise<void> {
    if (!this.isErased) await this.account.db.meta.put(meta);
  }

  keepOpened(documentId: string): Promise<void> {
    return keepFile(this.account.db, documentId, new Blob([new Uint8Array(10)]));
  }

  async freeRoom(): Promise<boolean> {
    return (await freeSpace(this.account.db)).files > 0;
  }

  private async writeOptions({ needs, after, upload }: ActOptions): Promise<WriteOptions> {
    const order = { ...(needs && { needs }), ...(after && { after }) };
    if (upload === undefined) return order;
    const bytes = new Uint8Array(upload.size_bytes).map(() => this.options.random.below(256));
    const stored = await storeBytes(this.account.db, upload.document_id, bytes, upload.mime_type);
    return {
      ...order,
      upload: { upload: { ...upload, md5: await md5(bytes) }, file: { ...stored, complete: true } },
    };
  }

  /** What changes the outbox, and which documents go back in time, is seen on its way to the database. */
  private watched(tx: StoreTransaction, onWork: () => void): StoreTransaction {
    return {
      ...tx,
      save: (changes) => {
        for (const { before, after } of changes) {
          if (after.entries !== before.entries) onWork();
          const [known, now] = [knownRevision(before), knownRevision(after)];
          if (now !== null && now < (known ?? 0)) this.regressions.push(`${after.entity}/${after.doc_id}`);
        }
        return tx.save(changes);
      },
      putUpload: (upload) => {
        onWork();
        return tx.putUpload(upload);
      },
    };
  }

  /** Not by the database's own notices, which come by the clock on the wall. */
  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

async function dump(db: PortalDatabase, disk: MemoryDisk): Promise<void> {
  await db.transaction('r', db.tables, async () => {
    const fill = async <T>(
      to: Map<string, T>,
      from: { toArray(): PromiseLike<T[]> },
      key: (row: T) => string,
    ) => {
      for (const row of await from.toArray()) to.set(key(row), row);
    };
    const document = (of: { entity: string; doc_id: string }) => `${of.entity}/${of.doc_id}`;
    for (const entity of ENTITY_NAMES) await fill(disk.table(entity), db.table(entity), (row) => row.id);
    await fill(disk.bases, db.bases, document);
    await fill(disk.outbox, db.outbox, ({ op_id }) => op_id);
    await fill(disk.uploads, db.uploads, ({ upload_id }) => upload_id);
    await fill(disk.conflicts, db.conflicts, ({ op_id }) => op_id);
    await fill(disk.differences, db.differences, document);
    await fill(disk.quarantine, db.quarantine, document);
    await fill(disk.cursors, db.cursors, ({ scope }) => scope);
    await fill(disk.meta, db.meta, ({ key }) => key);
    for (const { entity, doc_id, rev } of await db.tombstones.toArray())
      disk.tombstones.set(`${entity}/${doc_id}`, rev);
    for (const { file_id, complete } of await db.files.toArray())
      if (complete) disk.files.set(file_id, new Blob());
  });
}

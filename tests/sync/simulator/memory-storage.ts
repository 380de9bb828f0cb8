import { type EntityName, makeOperationId, receiptClientId, toInstant } from '@portal/domain';
import { vanishedEntries } from '#data/local/document-state-table.ts';
import {
  discardEntry,
  keepMine,
  parkEntry,
  requeueEntry,
  unnameDocument,
} from '#data/outbox/entry-changes.ts';
import type { Meta } from '#data/local/portal-database.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { Change } from '#data/writes/change.ts';
import { planWrite } from '#data/writes/plan-write.ts';
import { MemoryDisk } from '../model/memory-disk.ts';
import type { MemoryHandovers } from '../model/memory-handovers.ts';
import { createMemoryStore } from '../model/memory-store.ts';
import { ModelFile } from '../model/model-files.ts';
import type { AccountStorage, Act, ActOptions, DeviceStorage, StorageOptions } from './device-storage.ts';
import { type AppRelease, shapesOf } from './entry-shapes.ts';
import { TENANT } from './run-options.ts';

/** Another tab that does not let go of a database in time. */
const HELD = 0.15;

/** A device whose database is in memory: fast, and what the data room does to it done by hand. */
export function createMemoryStorage(options: StorageOptions): DeviceStorage {
  const handovers: MemoryHandovers = new Map();
  let writes = 0;
  let closings = 0;
  const nextOperation = () => `dev${options.index}x${String((writes += 1)).padStart(6, '0')}`;
  const nextClosing = () => `closing${options.index}x${String((closings += 1))}`;
  return {
    handovers,
    look: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
    openAccount: (uid, onErased) =>
      new MemoryAccount(uid, { ...options, handovers, nextOperation, nextClosing, onErased }),
  };
}

type MemoryAccountOptions = StorageOptions & {
  handovers: MemoryHandovers;
  nextOperation: () => string;
  nextClosing: () => string;
  onErased: () => void;
};

class MemoryAccount implements AccountStorage {
  readonly disk: MemoryDisk;
  private readonly uid: string;
  private readonly options: MemoryAccountOptions;

  constructor(uid: string, options: MemoryAccountOptions) {
    this.uid = uid;
    this.options = options;
    this.disk = new MemoryDisk(options.onErased);
  }

  look(): Promise<void> {
    return Promise.resolve();
  }

  openStore(step: () => Promise<void>) {
    const { handovers, nextClosing, random } = this.options;
    return createMemoryStore(this.disk, {
      step,
      handovers,
      nextId: nextClosing,
      mayErase: () => !random.chance(HELD),
    });
  }

  putMeta(meta: Meta): Promise<void> {
    const { disk } = this;
    return disk.transaction(async () => {
      if (!disk.erased) disk.put(disk.meta, meta.key, meta);
    });
  }

  /** As `write()` of the data room. */
  write<E extends EntityName>(
    change: Change<E>,
    options: ActOptions,
    release: AppRelease,
  ): Promise<Act | null> {
    return this.disk.transaction(async () => {
      if (this.disk.erased || this.disk.readMeta('closing') !== null) return null;
      const shapes = shapesOf(release);
      const before = shapes.state(this.disk.state(change.entity, change.id));
      const entries = this.disk.entries();
      const seq = (entries.at(-1)?.seq ?? 0) + 1;
      const { upload } = options;
      const needs = [
        ...(options.needs ?? []),
        ...(upload === undefined ? [] : [upload.upload_id]),
        ...waitingClientCreate(entries, change),
      ];
      const plan = planWrite(before, change, {
        uid: this.uid,
        tenant_id: TENANT,
        op_id: makeOperationId(this.uid, this.options.nextOperation()),
        seq,
        now: toInstant(new Date(this.options.time.now)),
        needs,
        after: options.after ?? [],
        isNeeded: (opId) => needs.includes(opId) || entries.some((entry) => entry.needs.includes(opId)),
      });
      if (plan.kind !== 'planned') return null;
      if (upload !== undefined) {
        this.disk.files.set(upload.document_id, new ModelFile(upload.size_bytes, upload.md5));
        this.disk.put(this.disk.uploads, upload.upload_id, { ...upload, seq });
      }
      this.disk.save(shapes.change({ before, after: plan.state }));
      return { op_id: plan.op_id, needs, seen: before.row };
    });
  }

  /** As `retryEntry` of the data room. */
  retry(opId: string): Promise<void> {
    return this.change(opId, (entry) => {
      const before = this.disk.state(entry.entity, entry.doc_id);
      if (entry.state !== 'parked') return;
      for (const id of entry.needs) {
        const upload = this.disk.uploads.get(id);
        if (upload?.state === 'parked') {
          this.disk.put(this.disk.uploads, id, { ...upload, state: 'waiting', error_kind: null, next_at: 0 });
        }
      }
      const conflict = this.disk.conflicts.get(opId);
      this.disk.put(this.disk.conflicts, opId, null);
      const after = conflict === undefined ? requeueEntry(before, opId) : keepMine(before, conflict);
      this.disk.save({ before, after });
    });
  }

  /** As `discardEntry` of the data room. */
  discard(opId: string): Promise<void> {
    return this.change(opId, (entry) => {
      const before = this.disk.state(entry.entity, entry.doc_id);
      if (before.entries.some((other) => other.state === 'sending')) return;
      const after = discardEntry(before, opId);
      const lostDocument = entry.kind === 'create' && entry.entity === 'documents' ? entry.doc_id : null;
      const gone = vanishedEntries({ before, after }).map((dropped) => dropped.op_id);
      this.disk.save({ before, after });
      this.parkDependents(gone, lostDocument);
      if (lostDocument !== null) this.disk.files.delete(lostDocument);
    });
  }

  keepOpened(documentId: string): Promise<void> {
    if (!this.disk.files.has(documentId)) this.disk.files.set(documentId, new ModelFile(1, ''));
    return Promise.resolve();
  }

  freeRoom(): Promise<boolean> {
    return Promise.resolve(this.disk.dropKeptFiles());
  }

  private parkDependents(opIds: readonly string[], lostDocument: string | null): void {
    for (const entry of this.disk.entries().filter(({ needs }) => needs.some((id) => opIds.includes(id)))) {
      const before = this.disk.state(entry.entity, entry.doc_id);
      const isAsked = entry.error_kind === 'conflict';
      const parked = isAsked ? before : parkEntry(before, entry.op_id, 'need_discarded');
      const after = lostDocument === null ? parked : unnameDocument(parked, entry.op_id, lostDocument);
      this.disk.save({ before, after });
    }
  }

  private change(opId: string, change: (entry: OutboxEntry) => void): Promise<void> {
    return this.disk.transaction(async () => {
      const entry = this.disk.outbox.get(opId);
      if (entry !== undefined && !this.disk.erased) change(entry);
    });
  }
}

/** A new row of a client that waits to be created itself goes after it. */
function waitingClientCreate<E extends EntityName>(
  entries: readonly OutboxEntry[],
  change: Change<E>,
): string[] {
  const clientId = change.kind === 'create' ? receiptClientId(change.fields) : null;
  return entries
    .filter(({ entity, kind, doc_id }) => entity === 'clients' && kind === 'create' && doc_id === clientId)
    .map(({ op_id }) => op_id);
}

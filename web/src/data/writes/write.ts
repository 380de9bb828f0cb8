import type { CalendarDate, EntityName } from '@portal/domain';
import Dexie from 'dexie';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { StoredFile } from '#data/local/database.ts';
import { documentTables, saveStates } from '#data/local/document-state-table.ts';
import type { Upload } from '#data/outbox/outbox-entry.ts';
import type { StorageRefusal } from '#data/storage/try-to-store.ts';
import type { Change } from './change.ts';
import { loadPlanning, type Planning, planningHere } from './load-planning.ts';

export type WriteOptions = {
  /** Operations or uploads that must have succeeded before. */
  needs?: readonly string[];
  /** The id was made for this write: no table has to be asked for it. */
  new_id?: true;
  /** Documents that the row names: those that wait to be created go before it. */
  documents?: readonly string[];
  /** The day that they serve: those of them whose files wait are sent before others. */
  due_date?: CalendarDate;
  /** Order only. */
  after?: readonly string[];
  /** Stays on the device for so long, in ms: time to think better of it. */
  hold_ms?: number;
  /** The file the row stands for, its bytes already on the device. The entry needs its upload. */
  upload?: { upload: Omit<Upload, 'seq'>; file: StoredFile };
  /** What ends with it, in its own transaction: the draft it was written in. Touches `drafts` alone. */
  also?: () => Promise<void>;
};

/** Why nothing was changed: the person must be told, and keeps what was typed. */
export type WriteRefusal =
  | StorageRefusal
  /** The account is being closed on this device. */
  | 'closing'
  | 'gone'
  /** It could not be stored, and the server did not take it either. */
  | 'not_accepted'
  /** It could not be stored; sent to the server, its answer never came. */
  | 'unconfirmed';

export type WriteResult =
  | {
      ok: true;
      id: string;
      /** null where nothing has to be sent. */
      op_id: string | null;
      /** Why it is not on the device: it went straight to the server, which has taken it. */
      sent_directly?: StorageRefusal;
    }
  | { ok: false; reason: WriteRefusal };

/**
 * The one function that changes local data: the row and its outbox entry, in one transaction. The screen sees
 * the change at once; the engine sends it. Throws on fields that the domain's schema refuses: forms check first.
 * In a transaction of the caller it is kept or lost with the rest of it.
 */
export async function write<E extends EntityName>(
  account: LocalAccount,
  change: Change<E>,
  options: WriteOptions = {},
): Promise<WriteResult> {
  const { db } = account;
  const planning = planningHere() ?? (await loadPlanning());
  const valid = planning.validated(change);
  const tables = [...documentTables(db, [change.entity]), db.files];
  const store = () =>
    db.transaction('rw', options.also === undefined ? tables : [...tables, db.drafts], async () =>
      storeChange(account, valid, options, planning),
    );
  if (isInTransaction()) return store();
  const stored = await planning.tryToStore(db, store);
  if (!stored.ok) return planning.writeDirectly(account, valid, options, stored.reason);
  return stored.value;
}

/** The library's type does not say that there may be none. */
const isInTransaction = () => (Dexie.currentTransaction as unknown) !== null;

async function storeChange<E extends EntityName>(
  account: LocalAccount,
  change: Change<E>,
  options: WriteOptions,
  { planChange, hastenUploads }: Planning,
): Promise<WriteResult> {
  const { db } = account;
  const planned = await planChange(account, change, options);
  if (planned.kind === 'refused') return { ok: false, reason: planned.reason };
  if (planned.kind === 'planned') {
    const { before, after, seq } = planned;
    const { upload, documents, due_date } = options;
    await Promise.all([
      saveStates(db, [{ before, after }]),
      upload && db.uploads.put({ ...upload.upload, seq }),
      upload && db.files.put(upload.file),
      documents && due_date && hastenUploads(db, documents, due_date),
    ]);
  }
  await options.also?.();
  return { ok: true, id: change.id, op_id: planned.kind === 'planned' ? planned.op_id : null };
}

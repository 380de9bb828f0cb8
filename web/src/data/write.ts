import { type EntityName, makeOperationId, receiptClientId, toInstant } from '@portal/domain';
import { bringPlanning, planningHere } from './bring-planning.ts';
import type { Change } from './change.ts';
import type { PortalDatabase, StoredFile } from './database.ts';
import type { LocalAccount } from './database-context.ts';
import { documentTables, readStates, saveStates } from './document-state-table.ts';
import type { Upload } from './outbox-entry.ts';
import type { planWrite } from './plan-write.ts';
import { readMeta } from './meta.ts';
import { randomId } from './random-id.ts';
import { isStorageFull } from './storage-full.ts';

export type WriteOptions = {
  /** Operations or uploads that must have succeeded before. */
  needs?: readonly string[];
  /** Order only. */
  after?: readonly string[];
  /** Stays on the device for so long, in ms: time to think better of it. */
  hold_ms?: number;
  /** The file the row stands for, its bytes already on the device. The entry needs its upload. */
  upload?: { upload: Omit<Upload, 'seq'>; file: StoredFile };
};

/** Why the device refused: nothing was changed, and the person must be told. */
export type WriteRefusal =
  | 'storage_full'
  /** The device's database did not take it. */
  | 'storage_failed'
  /** The account is being closed on this device. */
  | 'closing'
  | 'gone';
export type WriteResult =
  | { ok: true; id: string; /** null where nothing has to be sent. */ op_id: string | null }
  | { ok: false; reason: WriteRefusal };

/**
 * The one function that changes local data: the row and its outbox entry, in one transaction. The screen sees
 * the change at once; the engine sends it. Throws on fields that the domain's schema refuses: forms check first.
 */
export async function write<E extends EntityName>(
  account: LocalAccount,
  change: Change<E>,
  options: WriteOptions = {},
): Promise<WriteResult> {
  const { db } = account;
  const { planWrite, validated } = planningHere() ?? (await bringPlanning());
  const valid = validated(change);
  const tables = [...documentTables(db, [change.entity]), db.files];
  try {
    return await db.transaction('rw', tables, async () =>
      writeInTransaction(account, valid, options, planWrite),
    );
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, reason: 'storage_full' };
    throw error;
  }
}

async function writeInTransaction<E extends EntityName>(
  { db, uid, tenant_id }: LocalAccount,
  change: Change<E>,
  options: WriteOptions,
  plan: typeof planWrite,
): Promise<WriteResult> {
  const [[before], seq, closing] = await Promise.all([
    readStates(db, change.entity, [change.id]),
    nextSeq(db),
    readMeta(db, 'closing'),
  ]);
  if (closing !== null) return { ok: false, reason: 'closing' };
  if (before === undefined) throw new Error('readStates answers for every id');
  const needed = before.entries.length === 0 ? new Set() : await neededOperations(db);
  const { upload } = options;
  const ownerCreate = await waitingClientCreate(db, change);
  const needs = [
    ...(options.needs ?? []),
    ...(upload === undefined ? [] : [upload.upload.upload_id]),
    ...(ownerCreate === null ? [] : [ownerCreate]),
  ];
  const planned = plan(before, change, {
    uid,
    tenant_id,
    op_id: makeOperationId(uid, randomId()),
    seq,
    now: toInstant(new Date()),
    needs,
    after: options.after ?? [],
    not_before: options.hold_ms === undefined ? undefined : Date.now() + options.hold_ms,
    // What this very write waits for is needed too: a removal that names its edit does not drop it.
    isNeeded: (opId) => needed.has(opId) || needs.includes(opId),
  });
  switch (planned.kind) {
    case 'gone':
      return { ok: false, reason: 'gone' };
    case 'unchanged':
      return { ok: true, id: change.id, op_id: null };
    case 'planned':
      await Promise.all([
        saveStates(db, [{ before, after: planned.state }]),
        upload && db.uploads.put({ ...upload.upload, seq }),
        upload && db.files.put(upload.file),
      ]);
      return { ok: true, id: change.id, op_id: planned.op_id };
  }
}

/**
 * The operation that creates the client a new row belongs to, where that client was made on this device and has
 * not been sent: the rules refuse a row of a client they do not know.
 */
async function waitingClientCreate<E extends EntityName>(
  db: PortalDatabase,
  change: Change<E>,
): Promise<string | null> {
  if (change.kind !== 'create') return null;
  const clientId = receiptClientId(change.fields);
  if (clientId === null) return null;
  const entries = await db.outbox.where('[entity+doc_id]').equals(['clients', clientId]).toArray();
  return entries.find(({ kind }) => kind === 'create')?.op_id ?? null;
}

async function nextSeq(db: PortalDatabase): Promise<number> {
  const last = await db.outbox.orderBy('seq').last();
  return (last?.seq ?? 0) + 1;
}

async function neededOperations(db: PortalDatabase): Promise<ReadonlySet<string>> {
  return new Set(
    await db.outbox
      .orderBy('needs')
      .uniqueKeys()
      .then((keys) => keys.map(String)),
  );
}

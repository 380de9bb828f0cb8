import type { EntityName } from '@portal/domain';
import Dexie from 'dexie';
import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables, saveStates } from '#data/local/document-state-table.ts';
import type { Change } from './change.ts';
import { loadPlanning, type Planning, planningHere } from './load-planning.ts';
import type { WriteOptions } from './write-options.ts';
import type { WriteResult } from './write-result.ts';

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

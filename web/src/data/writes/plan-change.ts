import { type EntityName, makeOperationId, receiptClientId, toInstant } from '@portal/domain';
import { creatingOperations } from '#data/files/waiting-documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readStates } from '#data/local/document-state-table.ts';
import { type DocumentState, emptyState } from '#data/local/document-state.ts';
import { readMeta } from '#data/local/meta.ts';
import { randomId } from '#data/local/random-id.ts';
import type { Change } from './change.ts';
import { planWrite } from './plan-write.ts';
import type { WriteOptions } from './write-options.ts';

export type PlannedChange =
  | { kind: 'refused'; reason: 'closing' | 'gone' }
  | { kind: 'unchanged' }
  | { kind: 'planned'; before: DocumentState; after: DocumentState; op_id: string | null; seq: number };

/** What a change would make of its document, by what the device holds. To be called in a transaction; writes nothing. */
export async function planChange<E extends EntityName>(
  { db, uid, tenant_id }: LocalAccount,
  change: Change<E>,
  options: WriteOptions,
): Promise<PlannedChange> {
  // Side by side: each further turn of the database is felt in every write.
  const [[before], seq, closing, needs] = await Promise.all([
    options.new_id === true
      ? [emptyState(change.entity, change.id)]
      : readStates(db, change.entity, [change.id]),
    nextSeq(db),
    readMeta(db, 'closing'),
    needsOf(db, change, options),
  ]);
  if (closing !== null) return { kind: 'refused', reason: 'closing' };
  if (before === undefined) throw new Error('readStates answers for every id');
  const needed = before.entries.length === 0 ? new Set() : await neededOperations(db);
  const planned = planWrite(before, change, {
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
      return { kind: 'refused', reason: 'gone' };
    case 'unchanged':
      return planned;
    case 'planned':
      return { kind: 'planned', before, after: planned.state, op_id: planned.op_id, seq };
  }
}

async function needsOf<E extends EntityName>(
  db: PortalDatabase,
  change: Change<E>,
  { needs = [], documents = [], upload }: WriteOptions,
): Promise<string[]> {
  const [ofDocuments, ownerCreate] = await Promise.all([
    documents.length === 0 ? [] : creatingOperations(db, documents),
    waitingClientCreate(db, change),
  ]);
  return [
    ...needs,
    ...ofDocuments,
    ...(upload === undefined ? [] : [upload.upload.upload_id]),
    ...(ownerCreate === null ? [] : [ownerCreate]),
  ];
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

/** The last number that each database is known to have given. */
const lastKnown = new WeakMap<PortalDatabase, number>();

/** Behind all that are there, other tabs' too. What is known to be there need not be looked for by a cursor. */
async function nextSeq(db: PortalDatabase): Promise<number> {
  const known = lastKnown.get(db);
  const last =
    known === undefined
      ? await db.outbox.orderBy('seq').last()
      : (await db.outbox.where('seq').above(known).sortBy('seq')).at(-1);
  const next = Math.max(last?.seq ?? 0, known ?? 0) + 1;
  lastKnown.set(db, next);
  return next;
}

async function neededOperations(db: PortalDatabase): Promise<ReadonlySet<string>> {
  return new Set(
    await db.outbox
      .orderBy('needs')
      .uniqueKeys()
      .then((keys) => keys.map(String)),
  );
}

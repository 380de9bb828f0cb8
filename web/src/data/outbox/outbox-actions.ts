import type { EntityName } from '@portal/domain';
import { deleteBytes } from '#data/files/byte-store.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { documentTables, readStates, saveStates, vanishedEntries } from '#data/local/document-state-table.ts';
import type { DocumentState } from '#data/local/document-state.ts';
import { canRetryInPlace } from './can-succeed.ts';
import {
  discardEntry as discarded,
  keepMine,
  parkEntry,
  requeueEntry,
  unnameDocument,
} from './entry-changes.ts';
import { countWork, isWork } from './is-work.ts';
import type { Conflict, OutboxEntry } from './outbox-entry.ts';

/** What waits or is on its way, in the order it was done. */
export async function listPending(db: PortalDatabase): Promise<OutboxEntry[]> {
  const entries = await db.outbox.orderBy('seq').toArray();
  return entries.filter((entry) => entry.state !== 'parked');
}

/** What needs the person, in the order it was done: each with its reason. */
export function listAttention(db: PortalDatabase): Promise<OutboxEntry[]> {
  return db.outbox.where('state').equals('parked').filter(isWork).sortBy('seq');
}

/** Both versions behind an entry parked as a conflict. */
export async function getConflict(db: PortalDatabase, opId: string): Promise<Conflict | null> {
  return (await db.conflicts.get(opId)) ?? null;
}

/** Work that the server has not taken yet, what was refused included: signing out would lose it. */
export async function countUnsent(db: PortalDatabase): Promise<number> {
  const { queued, sending, parked } = await countWork(db);
  return queued + sending + parked;
}

/** Tries a parked operation again. For a conflict this keeps the person's version. */
export function retryEntry(db: PortalDatabase, opId: string): Promise<void> {
  return changeEntry(db, opId, async (state, entry) => {
    if (entry.state !== 'parked') return state;
    await db.uploads
      .where('upload_id')
      .anyOf(entry.needs)
      .modify((upload) => {
        if (upload.state === 'parked')
          Object.assign(upload, { state: 'waiting', error_kind: null, next_at: 0 });
      });
    const conflict = await db.conflicts.get(opId);
    await db.conflicts.delete(opId);
    return conflict === undefined ? requeueEntry(state, opId) : keepMine(state, conflict);
  });
}

/** Tries all that the server did not take of one record again, conflicts excepted: those want a decision. */
export async function retryRecord(db: PortalDatabase, entity: EntityName, id: string): Promise<void> {
  const entries = await db.outbox.where('[entity+doc_id]').equals([entity, id]).sortBy('seq');
  for (const { op_id, state, error_kind } of entries) {
    if (state === 'parked' && error_kind !== null && canRetryInPlace(error_kind)) await retryEntry(db, op_id);
  }
}

/**
 * Gives an operation up: the record returns to what the server has. Refused while it is being sent, since its
 * outcome is not known then. Operations that needed it are parked, never dropped with it.
 */
export async function discardEntry(db: PortalDatabase, opId: string): Promise<{ ok: boolean }> {
  let ok = false;
  let documentId: string | null = null;
  await changeEntry(db, opId, async (state, entry) => {
    if (state.entries.some((other) => other.state === 'sending')) return state;
    ok = true;
    if (entry.kind === 'create' && entry.entity === 'documents') documentId = entry.doc_id;
    const next = discarded(state, opId);
    await parkDependents(
      db,
      vanishedEntries({ before: state, after: next }).map((gone) => gone.op_id),
      documentId,
    );
    return next;
  });
  if (documentId !== null) {
    await db.files.delete(documentId);
    await deleteBytes(db, documentId);
  }
  return { ok };
}

async function parkDependents(
  db: PortalDatabase,
  opIds: string[],
  lostDocument: string | null,
): Promise<void> {
  const dependents = await db.outbox.where('needs').anyOf(opIds).distinct().toArray();
  for (const dependent of dependents) {
    const [before] = await readStates(db, dependent.entity, [dependent.doc_id]);
    if (before === undefined) continue;
    // A question about two versions stays one: its record waits for the same decision.
    const isAsked = dependent.error_kind === 'conflict';
    const parked = isAsked ? before : parkEntry(before, dependent.op_id, 'need_discarded');
    const after = lostDocument === null ? parked : unnameDocument(parked, dependent.op_id, lostDocument);
    await saveStates(db, [{ before, after }]);
  }
}

async function changeEntry(
  db: PortalDatabase,
  opId: string,
  change: (state: DocumentState, entry: OutboxEntry) => Promise<DocumentState>,
): Promise<void> {
  const found = await db.outbox.get(opId);
  if (found === undefined) return;
  const entities = await entitiesWithWork(db, found.entity);
  await db.transaction('rw', [...documentTables(db, entities), db.files], async () => {
    const [before] = await readStates(db, found.entity, [found.doc_id]);
    const entry = before?.entries.find((candidate) => candidate.op_id === opId);
    if (before === undefined || entry === undefined) return;
    const after = await change(before, entry);
    if (after !== before) await saveStates(db, [{ before, after }]);
  });
}

/** An operation's dependents may be of other entities: their tables belong in the transaction. */
async function entitiesWithWork(db: PortalDatabase, own: EntityName): Promise<EntityName[]> {
  const entries = await db.outbox.toArray();
  return [...new Set([own, ...entries.map((entry) => entry.entity)])];
}

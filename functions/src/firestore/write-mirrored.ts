import { randomUUID } from 'node:crypto';
import {
  FUNCTION_AUTHOR,
  IMMUTABLE_FIELDS,
  makeOperationId,
  receiptClientId,
  REVISION_STAMPS,
  type EntityName,
  type Fields,
  type Receipt,
} from '@portal/domain';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from './admin.ts';
import { planWrite } from './plan-write.ts';

/** Fields as Firestore takes them: an instant is a Timestamp, or the server's time at the commit. */
export type MirroredFields<E extends EntityName> = {
  [K in keyof Fields<E>]: Fields<E>[K] | Timestamp | FieldValue;
};

/** A mirrored row as the caller's transaction has read it, there or not. */
export type MirroredRow<E extends EntityName> = {
  entity: E;
  tenantId: string;
  snapshot: DocumentSnapshot;
};

export function mirroredRef(entity: EntityName, tenantId: string, id: string): DocumentReference {
  return db.doc(`tenants/${tenantId}/${entity}/${id}`);
}

export async function readMirrored<E extends EntityName>(
  transaction: Transaction,
  entity: E,
  tenantId: string,
  id: string,
): Promise<MirroredRow<E>> {
  return { entity, tenantId, snapshot: await transaction.get(mirroredRef(entity, tenantId, id)) };
}

/**
 * The one way a function writes a mirrored document: stamps of the protocol and the receipt that says
 * so, in the caller's transaction. Creates the row, brings back a removed one, or patches what differs;
 * writes nothing when nothing does. Returns whether it wrote.
 */
export function putMirrored<E extends EntityName>(
  transaction: Transaction,
  row: MirroredRow<E>,
  fields: MirroredFields<E>,
): boolean {
  return commit(transaction, row, { ...fields, deleted_at: null });
}

/** Patches what differs of a row that exists; a missing or removed one stays as it is. */
export function patchMirrored<E extends EntityName>(
  transaction: Transaction,
  row: MirroredRow<E>,
  fields: Partial<MirroredFields<E>>,
): boolean {
  return isLive(row) && commit(transaction, row, fields);
}

/** Leaves a tombstone; a row that is missing or removed stays so. */
export function removeMirrored(transaction: Transaction, row: MirroredRow<EntityName>): boolean {
  return isLive(row) && commit(transaction, row, { deleted_at: FieldValue.serverTimestamp() });
}

/**
 * Takes the content of a row for good, a removed one's too: what stays is a tombstone of ids and times, so that each device
 * hears of it. Writes nothing where nothing is left to take.
 */
export function emptyMirrored(transaction: Transaction, row: MirroredRow<EntityName>): boolean {
  const data = row.snapshot.data();
  if (data === undefined) return false;
  const content = Object.keys(data).filter((name) => !STAYS.has(name));
  return commit(transaction, row, {
    ...Object.fromEntries(content.map((name) => [name, null])),
    deleted_at: data.deleted_at ?? FieldValue.serverTimestamp(),
  });
}

const STAYS: ReadonlySet<string> = new Set([...IMMUTABLE_FIELDS, ...REVISION_STAMPS, 'deleted_at']);

export function isLive(row: MirroredRow<EntityName>): boolean {
  return row.snapshot.exists && row.snapshot.get('deleted_at') === null;
}

function commit(
  transaction: Transaction,
  row: MirroredRow<EntityName>,
  next: Record<string, unknown>,
): boolean {
  const { ref } = row.snapshot;
  const current = row.snapshot.data() ?? null;
  const plan = planWrite(current, current === null ? { ...next, ...creationStamps(row.tenantId) } : next);
  if (plan === null) return false;

  const operation = makeOperationId(FUNCTION_AUTHOR, randomUUID());
  const now = FieldValue.serverTimestamp();
  const stamped = {
    ...plan.changes,
    rev: plan.rev,
    updated_at: now,
    updated_by: FUNCTION_AUTHOR,
    last_op: operation,
  };
  if (current === null) transaction.create(ref, stamped);
  else transaction.update(ref, stamped);

  const receipt = {
    uid: FUNCTION_AUTHOR,
    entity: row.entity,
    doc_id: ref.id,
    client_id: receiptClientId({ ...current, ...plan.changes }),
    rev: plan.rev,
    kind: plan.kind,
    fields: plan.fields,
    at: now,
  } satisfies Record<keyof Omit<Receipt, 'done_at'>, unknown>;
  transaction.create(db.doc(`tenants/${row.tenantId}/audit/${operation}`), receipt);
  return true;
}

function creationStamps(tenantId: string) {
  return {
    tenant_id: tenantId,
    created_at: FieldValue.serverTimestamp(),
    created_by: FUNCTION_AUTHOR,
    deleted_at: null,
  };
}

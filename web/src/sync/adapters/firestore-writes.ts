import { receiptSchema } from '@portal/domain';
import { FirebaseError } from 'firebase/app';
import {
  doc,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { toTimestamp, withInstants } from '#firebase/sdk/instants.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type { RemoteTransaction, RemoteWrite } from '#sync/ports.ts';
import { noEpochIfDenied, parseEpoch, rowsOf } from './firestore-rows.ts';
import { toRemoteError } from './remote-errors.ts';
import { toServer } from './timestamps.ts';

// A field that a newer version of the app added must not stop this one.
const storedReceipt = receiptSchema.strip();

/** A transaction of the SDK as the engine knows it. */
export function remoteTransaction(
  firestore: Firestore,
  tenantId: string,
  transaction: Transaction,
): RemoteTransaction {
  const at = (name: string, id: string) => doc(firestore, 'tenants', tenantId, name, id);
  const read = (row: DocumentReference) => transaction.get(row).catch(passToRetry);
  return {
    async readRow(entity, id) {
      const snapshot = await read(at(entity, id)).catch(passDenial);
      if (!snapshot.exists()) return null;
      const [row] = rowsOf(snapshot);
      // A row without the protocol's stamps cannot be written by it either.
      if (row === undefined) throw new RemoteError('failed_precondition');
      return row;
    },
    async readEpoch() {
      const epoch = await read(doc(firestore, 'epochs', tenantId)).then(parseEpoch, noEpochIfDenied);
      return epoch?.id ?? null;
    },
    async readReceipt(opId) {
      const snapshot = await read(at('audit', opId));
      return snapshot.exists() ? storedReceipt.parse(withInstants(snapshot.data())) : null;
    },
    write(operation) {
      const target = at(operation.entity, operation.doc_id);
      if (operation.kind === 'create') transaction.set(target, createdDocument(operation));
      else transaction.update(target, changedFields(operation));
      transaction.set(at('audit', operation.op_id), receiptOf(operation));
    },
  };
}

/**
 * The SDK runs a transaction again after errors of Firestore. One of Auth (no fresh token: offline, or the session has ended)
 * fails an assertion in it instead, and the transaction never ends.
 */
function passToRetry(error: unknown): never {
  const isOfFirestore = error instanceof FirebaseError && !error.code.includes('/');
  throw isOfFirestore ? error : toRemoteError(error);
}

/** The engine's to judge; every other failure the SDK may mend by running the transaction again. */
function passDenial(error: unknown): never {
  const mapped = toRemoteError(error);
  throw mapped.kind === 'permission_denied' ? mapped : error;
}

function createdDocument(operation: RemoteWrite) {
  return {
    ...changedFields(operation),
    tenant_id: operation.tenant_id,
    created_at: serverTimestamp(),
    created_by: operation.uid,
    deleted_at: null,
  };
}

function changedFields(operation: RemoteWrite): Record<string, unknown> {
  const { entity, fields, server_times } = operation;
  const times = server_times.filter((field) => (fields[field] ?? null) !== null);
  return {
    ...toServer(entity, fields),
    ...Object.fromEntries(times.map((field) => [field, serverTimestamp()])),
    ...(operation.kind === 'remove' ? { deleted_at: serverTimestamp() } : {}),
    rev: operation.rev,
    updated_at: serverTimestamp(),
    updated_by: operation.uid,
    last_op: operation.op_id,
  };
}

function receiptOf(operation: RemoteWrite) {
  return {
    uid: operation.uid,
    entity: operation.entity,
    doc_id: operation.doc_id,
    client_id: operation.client_id,
    rev: operation.rev,
    kind: operation.kind,
    fields: [...operation.changed],
    at: serverTimestamp(),
    ...(operation.done_at === undefined ? {} : { done_at: toTimestamp(operation.done_at) }),
  };
}

import { type AppUser, appUserSchema, type EntityName, receiptSchema } from '@portal/domain';
import {
  collection,
  doc,
  documentId,
  type DocumentSnapshot,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  runTransaction,
  serverTimestamp,
  startAfter,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { StoredRow } from '#data/database.ts';
import type { Position } from '#sync/cursor.ts';
import type { RemoteDatabase, RemoteTransaction, RemoteWrite } from '#sync/ports.ts';
import { RemoteError } from '#sync/remote-error.ts';
import type { Scope } from '#sync/scopes.ts';
import { toCommitError, toRemoteError } from './remote-errors.ts';
import { fromServer, toServer, toTimestamp } from './timestamps.ts';

// A field that a newer version of the app added must not stop this one.
const ownRowSchema = appUserSchema.strip();
const storedReceipt = receiptSchema.strip();

/** The firm's collections, with transactions as the only way to write: a plain write never settles without a line. */
export function createFirestoreRemote(options: {
  firestore: Firestore;
  tenant_id: string;
  watchIdentity: RemoteDatabase['watchIdentity'];
  /** Has the identity provider look at the session again; what follows is told by `watchIdentity`. */
  confirmIdentity: () => Promise<void>;
}): RemoteDatabase {
  const { firestore, tenant_id } = options;
  const rows = (entity: EntityName) => collection(firestore, 'tenants', tenant_id, entity);
  const ownRow = (uid: string) => doc(firestore, 'app_users', uid);
  return {
    watchIdentity: options.watchIdentity,
    runTransaction: (decide) =>
      runTransaction(firestore, (transaction) => decide(wrap(firestore, tenant_id, transaction))).catch(
        rethrowAs(toCommitError),
      ),
    async readPage({ scope, after, limit: count }) {
      const page = query(
        rows(scope.entity),
        ...filterOf(scope),
        ...(after === null || after.id !== ''
          ? []
          : [where('updated_at', '>=', toTimestamp(after.updated_at))]),
        orderBy('updated_at'),
        orderBy(documentId()),
        ...startOf(after),
        limit(count),
      );
      const found = await getDocsFromServer(page).catch(rethrowAs(toRemoteError));
      return found.docs.flatMap(rowsOf);
    },
    listen({ scope, above }, { onRows, onError }) {
      const changes = query(
        rows(scope.entity),
        ...filterOf(scope),
        where('updated_at', '>', toTimestamp(above)),
        orderBy('updated_at'),
      );
      return onSnapshot(
        changes,
        // Also told when nothing changed but the server was heard, or lost.
        { includeMetadataChanges: true },
        (snapshot) => {
          // A document leaves only when it is erased for good, long after its tombstone.
          const arrived = snapshot.docChanges().filter((change) => change.type !== 'removed');
          onRows(
            arrived.flatMap((change) => rowsOf(change.doc)),
            !snapshot.metadata.fromCache,
          );
        },
        (error) => onError(toRemoteError(error)),
      );
    },
    async readOwnRow(uid) {
      const snapshot = await getDocFromServer(ownRow(uid)).catch(rethrowAs(toRemoteError));
      return parseOwnRow(snapshot);
    },
    watchOwnRow: (uid, { onRow, onUnreachable, onError }) =>
      onSnapshot(
        ownRow(uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) {
            // A token that the server refuses looks to a browser's stream like a server that is not there.
            void options.confirmIdentity();
            return onUnreachable();
          }
          try {
            onRow(parseOwnRow(snapshot));
          } catch (error) {
            onError(toRemoteError(error));
          }
        },
        (error) => onError(toRemoteError(error)),
      ),
  };
}

const rethrowAs = (translate: (error: unknown) => RemoteError) => (error: unknown) => {
  throw translate(error);
};

function wrap(firestore: Firestore, tenantId: string, transaction: Transaction): RemoteTransaction {
  const at = (name: string, id: string) => doc(firestore, 'tenants', tenantId, name, id);
  return {
    async readRow(entity, id) {
      const snapshot = await transaction.get(at(entity, id)).catch(passDenial);
      if (!snapshot.exists()) return null;
      const [row] = rowsOf(snapshot);
      // A row without the protocol's stamps cannot be written by it either.
      if (row === undefined) throw new RemoteError('failed_precondition');
      return row;
    },
    async readReceipt(opId) {
      const snapshot = await transaction.get(at('audit', opId));
      return snapshot.exists() ? storedReceipt.parse(fromServer(snapshot.data())) : null;
    },
    write(operation) {
      const target = at(operation.entity, operation.doc_id);
      if (operation.kind === 'create') transaction.set(target, createdDocument(operation));
      else transaction.update(target, changedFields(operation));
      transaction.set(at('audit', operation.op_id), receiptOf(operation));
    },
  };
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
  };
}

const filterOf = ({ filter }: Scope): QueryConstraint[] =>
  filter === null ? [] : [where(filter.field, '==', filter.value)];

const startOf = (after: Position | null): QueryConstraint[] =>
  after === null || after.id === '' ? [] : [startAfter(toTimestamp(after.updated_at), after.id)];

/** None where the stamps are missing: written past the protocol, by hand, and nothing the engine could follow. */
function rowsOf(snapshot: DocumentSnapshot): StoredRow[] {
  const row = { ...fromServer(snapshot.data() ?? {}), id: snapshot.id };
  return isStamped(row) ? [row] : [];
}

function isStamped(row: Record<string, unknown>): row is StoredRow {
  return (
    typeof row['rev'] === 'number' &&
    typeof row['updated_at'] === 'string' &&
    typeof row['last_op'] === 'string' &&
    (row['deleted_at'] === null || typeof row['deleted_at'] === 'string')
  );
}

function parseOwnRow(snapshot: DocumentSnapshot): AppUser | null {
  if (!snapshot.exists()) return null;
  const parsed = ownRowSchema.safeParse(fromServer(snapshot.data()));
  // Not to be taken for a row that is gone: that would erase the device.
  if (!parsed.success) throw new RemoteError('unknown', { cause: parsed.error });
  return parsed.data;
}

import {
  type AppUser,
  appUserSchema,
  type EntityName,
  type Epoch,
  epochSchema,
  type Instant,
  receiptSchema,
} from '@portal/domain';
import {
  collection,
  count,
  doc,
  documentId,
  type DocumentSnapshot,
  type Firestore,
  getAggregateFromServer,
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
  sum,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { StoredRow } from '#data/local/database.ts';
import { toInstantOf, toTimestamp, withInstants } from '#firebase/instants.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { BEGINNING } from '#sync/instants.ts';
import type { RemoteDatabase, RemoteTransaction, RemoteWrite, UnreadableRow } from '#sync/ports.ts';
import type { Position } from '#sync/pull/cursor.ts';
import type { Scope } from '#sync/scopes.ts';
import { toCommitError, toRemoteError } from './remote-errors.ts';
import { type IsSessionOver, unlessSessionOver } from './session-refusal.ts';
import { toServer } from './timestamps.ts';

// A field that a newer version of the app added must not stop this one.
const ownRowSchema = appUserSchema.strip();
const storedReceipt = receiptSchema.strip();
const epochRowSchema = epochSchema.strip();

/** The firm's collections, with transactions as the only way to write: a plain write never settles without a connection. */
export function createFirestoreRemote(options: {
  firestore: Firestore;
  tenant_id: string;
  watchIdentity: RemoteDatabase['watchIdentity'];
  /** The page's one watch of the own row. */
  watchOwnRow: RemoteDatabase['watchOwnRow'];
  isSessionOver: IsSessionOver;
}): RemoteDatabase {
  const { firestore, tenant_id } = options;
  const rows = (entity: EntityName) => collection(firestore, 'tenants', tenant_id, entity);
  const ownRow = (uid: string) => doc(firestore, 'app_users', uid);
  const epochRow = doc(firestore, 'epochs', tenant_id);
  return {
    watchIdentity: options.watchIdentity,
    runTransaction: (decide) =>
      withinPatience(
        runTransaction(firestore, (transaction) => decide(wrap(firestore, tenant_id, transaction))),
      ).catch(async (error: unknown) => {
        throw await unlessSessionOver(toCommitError(error), options.isSessionOver);
      }),
    async readPage({ scope, after, limit: most, before }) {
      const page = query(
        rows(scope.entity),
        ...filterOf(scope),
        ...startOf(after),
        ...(before === undefined ? [] : [where('updated_at', '<', toTimestamp(before))]),
        orderBy('updated_at'),
        orderBy(documentId()),
        ...afterOf(after),
        limit(most),
      );
      const found = await getDocsFromServer(page).catch(rethrowAs(toRemoteError));
      const last = found.docs.length < most ? undefined : found.docs.at(-1);
      return { ...sorted(found.docs), next: last === undefined ? null : positionOf(last) };
    },
    async readRows({ scope, ids }) {
      if (ids.length === 0) return { rows: [], unreadable: [] };
      const named = query(rows(scope.entity), ...filterOf(scope), where(documentId(), 'in', [...ids]));
      const found = await getDocsFromServer(named).catch(rethrowAs(toRemoteError));
      return sorted(found.docs);
    },
    async sumRange({ scope, from, before }) {
      const range = query(
        rows(scope.entity),
        ...filterOf(scope),
        where('deleted_at', '==', null),
        // Always: a document without a stamp is in no page either.
        where('updated_at', '>=', toTimestamp(from ?? BEGINNING)),
        ...(before === null ? [] : [where('updated_at', '<', toTimestamp(before))]),
      );
      const sums = getAggregateFromServer(range, { count: count(), rev_sum: sum('rev') });
      return (await sums.catch(rethrowAs(toRemoteError))).data();
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
          const found = sorted(arrived.map((change) => change.doc));
          onRows(found.rows, !snapshot.metadata.fromCache, found.unreadable);
        },
        (error) => onError(toRemoteError(error)),
      );
    },
    async readOwnRow(uid) {
      const snapshot = await getDocFromServer(ownRow(uid)).catch(rethrowAs(toRemoteError));
      return parseOwnRow(snapshot);
    },
    watchOwnRow: options.watchOwnRow,
    readEpoch: () =>
      getDocFromServer(epochRow).then(parseEpoch, noEpochIfDenied).catch(rethrowAs(toRemoteError)),
    watchEpoch: ({ onEpoch, onUnreachable, onError }) =>
      onSnapshot(
        epochRow,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return onUnreachable();
          // A promise, so that one that cannot be read ends the watch like any other failure.
          Promise.resolve(snapshot)
            .then(parseEpoch)
            .then(onEpoch, (error: unknown) => onError(toRemoteError(error)));
        },
        (error) => {
          const mapped = toRemoteError(error);
          if (isBeforeEpochs(mapped)) onEpoch(null);
          else onError(mapped);
        },
      ),
    watchMinimumVersion: (listener) =>
      onSnapshot(
        doc(firestore, 'public', 'app'),
        { includeMetadataChanges: true },
        (snapshot) => {
          // Without a connection it says only that nothing is known.
          if (snapshot.metadata.fromCache) return;
          const minimum: unknown = snapshot.get('minimum_version');
          listener(typeof minimum === 'string' ? minimum : null);
        },
        () => listener(null),
      ),
  };
}

/** The SDK gives up after some ten seconds without an answer; one whose token was refused meanwhile never does. */
const PATIENCE_MS = 60_000;

/** Its outcome is unknown then, as after any lost answer: the receipt tells. */
async function withinPatience<T>(commit: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteError('unavailable')), PATIENCE_MS);
  });
  return Promise.race([commit, tooLate]).finally(() => clearTimeout(timer));
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
    async readEpoch() {
      const row = doc(firestore, 'epochs', tenantId);
      const epoch = await transaction.get(row).then(parseEpoch, noEpochIfDenied);
      return epoch?.id ?? null;
    },
    async readReceipt(opId) {
      const snapshot = await transaction.get(at('audit', opId));
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

const filterOf = ({ filter, open = {} }: Scope): QueryConstraint[] => [
  ...(filter === null ? [] : [where(filter.field, '==', filter.value)]),
  ...Object.entries(open).map(([field, values]) => where(field, 'in', [...values])),
];

/** Every page asks for a timestamp: a document without one could not be paged over. */
const startOf = (after: Position | null): QueryConstraint[] => [
  where('updated_at', '>=', toTimestamp(after?.updated_at ?? BEGINNING)),
];

/** A position without an id is before all rows of its stamp. */
const afterOf = (after: Position | null): QueryConstraint[] =>
  after === null || after.id === '' ? [] : [startAfter(toTimestamp(after.updated_at), after.id)];

/** In a query by `updated_at` every document has one. */
function positionOf(snapshot: DocumentSnapshot): Position {
  return { updated_at: instantOf(snapshot), id: snapshot.id };
}

function instantOf(snapshot: DocumentSnapshot): Instant {
  const stamp: unknown = snapshot.get('updated_at');
  return stamp instanceof Timestamp ? toInstantOf(stamp) : BEGINNING;
}

/** Rows the engine can follow, and those written past the protocol, by hand. */
function sorted(snapshots: readonly DocumentSnapshot[]): { rows: StoredRow[]; unreadable: UnreadableRow[] } {
  const rows: StoredRow[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const snapshot of snapshots) {
    const [row] = rowsOf(snapshot);
    if (row !== undefined) rows.push(row);
    else unreadable.push(unreadableRow(snapshot));
  }
  return { rows, unreadable };
}

function unreadableRow(snapshot: DocumentSnapshot): UnreadableRow {
  const rev: unknown = snapshot.get('rev');
  return {
    id: snapshot.id,
    updated_at: instantOf(snapshot),
    rev: typeof rev === 'number' ? rev : 0,
    // The sum reads an index by revision: a document without one is not in it.
    is_counted: snapshot.get('deleted_at') === null && rev !== undefined,
  };
}

/** None where the stamps are missing. */
function rowsOf(snapshot: DocumentSnapshot): StoredRow[] {
  const row = { ...withInstants(snapshot.data() ?? {}), id: snapshot.id };
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
  const parsed = ownRowSchema.safeParse(withInstants(snapshot.data()));
  // Not to be taken for a row that is gone: that would erase the device.
  if (!parsed.success) throw new RemoteError('unknown', { cause: parsed.error });
  return parsed.data;
}

function parseEpoch(snapshot: DocumentSnapshot): Epoch | null {
  if (!snapshot.exists()) return null;
  const { earlier, ...epoch } = withInstants(snapshot.data());
  const restores = Array.isArray(earlier) ? earlier.map(withInstants) : undefined;
  const parsed = epochRowSchema.safeParse({ ...epoch, earlier: restores });
  // Nobody could say what this device must compare.
  if (!parsed.success) throw new RemoteError('unknown', { cause: parsed.error });
  return parsed.data;
}

/** Rules of before there were epochs refuse everybody: nothing was restored under them. */
const isBeforeEpochs = ({ kind }: RemoteError): boolean => kind === 'permission_denied';

function noEpochIfDenied(error: unknown): null {
  if (isBeforeEpochs(toRemoteError(error))) return null;
  throw error;
}

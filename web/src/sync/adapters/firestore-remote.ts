import {
  type AppUser,
  appUserSchema,
  type EntityName,
  type Epoch,
  epochSchema,
  type Instant,
  receiptSchema,
} from '@portal/domain';
import { FirebaseError } from 'firebase/app';
import {
  collection,
  count,
  doc,
  documentId,
  type DocumentReference,
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
  type QueryDocumentSnapshot,
  runTransaction,
  serverTimestamp,
  startAfter,
  sum,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { StoredRow } from '#data/local/stored-row.ts';
import { toInstantOf, toTimestamp, withInstants } from '#firebase/sdk/instants.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { BEGINNING } from '#sync/instants.ts';
import type { Page, RemoteDatabase, RemoteTransaction, RemoteWrite, UnreadableRow } from '#sync/ports.ts';
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
      const pages = await Promise.all(
        partsOf(scope, 2).map(async (part) => {
          const page = query(
            rows(scope.entity),
            ...part,
            ...startOf(after),
            ...(before === undefined ? [] : [where('updated_at', '<', toTimestamp(before))]),
            orderBy('updated_at'),
            orderBy(documentId()),
            ...afterOf(after),
            limit(most),
          );
          const { docs } = await getDocsFromServer(page).catch(rethrowAs(toRemoteError));
          const last = docs.length < most ? undefined : docs.at(-1);
          return { docs, next: last === undefined ? null : positionOf(last) };
        }),
      );
      return joinPages(pages);
    },
    async readRows({ scope, ids }) {
      if (ids.length === 0) return { rows: [], unreadable: [] };
      const { clients: _whosever, ...all } = scope;
      const named = query(rows(scope.entity), ...filterOf(all), where(documentId(), 'in', [...ids]));
      const found = await getDocsFromServer(named).catch(rethrowAs(toRemoteError));
      return sorted(found.docs);
    },
    async sumRange({ scope, from, before }) {
      const sums = partsOf(scope, 3).map(async (part) => {
        const range = query(
          rows(scope.entity),
          ...part,
          where('deleted_at', '==', null),
          // Always: a document without a stamp is in no page either.
          where('updated_at', '>=', toTimestamp(from ?? BEGINNING)),
          ...(before === null ? [] : [where('updated_at', '<', toTimestamp(before))]),
        );
        const found = getAggregateFromServer(range, { count: count(), rev_sum: sum('rev') });
        return (await found.catch(rethrowAs(toRemoteError))).data();
      });
      const total = { count: 0, rev_sum: 0 };
      for (const { count: some, rev_sum } of await Promise.all(sums)) {
        total.count += some;
        total.rev_sum += rev_sum;
      }
      return total;
    },
    listen({ scope, above }, { onRows, onError }) {
      const parts = partsOf(scope, 1);
      const heard = new Set<number>();
      const stops = parts.map((part, index) => {
        const changes = query(
          rows(scope.entity),
          ...part,
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
            if (snapshot.metadata.fromCache) heard.delete(index);
            else heard.add(index);
            onRows(found.rows, heard.size === parts.length, found.unreadable);
          },
          (error) => {
            stop();
            onError(toRemoteError(error));
          },
        );
      });
      const stop = () => stops.forEach((one) => one());
      // Nobody's rows: there is nothing to hear, now or later.
      if (parts.length === 0) onRows([], true, []);
      return stop;
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

const filterOf = ({ filter, open = {} }: Scope): QueryConstraint[] => [
  ...(filter === null ? [] : [where(filter.field, '==', filter.value)]),
  ...Object.entries(open).map(([field, values]) => where(field, 'in', [...values])),
];

/** Limits of one query: as many cases as its `in` filters make together, and filters of all cases, orders aside. */
const MOST_CASES = 30;
const MOST_FILTERS = 97;

/**
 * One query, or of clients as many as it takes: together they have each row of theirs once. `besides`: how many filters
 * a query adds to these.
 */
function partsOf(scope: Scope, besides: number): QueryConstraint[][] {
  const { clients, open = {} } = scope;
  if (clients === undefined) return [filterOf(scope)];
  const values = Object.values(open).reduce((product, some) => product * some.length, 1);
  const filters = 1 + Object.keys(open).length + besides;
  const cases = Math.min(MOST_CASES, Math.floor(MOST_FILTERS / filters));
  const ids = clients.flatMap((id) => id ?? []);
  return [
    ...(clients.includes(null) ? [where('client_id', '==', null)] : []),
    ...chunk(ids, Math.floor(cases / values)).map((some) => where('client_id', 'in', some)),
  ].map((ofClients) => [ofClients, ...filterOf(scope)]);
}

const chunk = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, i) => ids.slice(i * size, (i + 1) * size));

type PartPage = { docs: readonly QueryDocumentSnapshot[]; next: Position | null };

/** Up to where each part was read: what lies beyond the shortest of them is read again with the next page. */
function joinPages(pages: readonly PartPage[]): Page {
  const ends = pages.flatMap(({ next }) => next ?? []);
  const end = ends.toSorted((a, b) => (isUpTo(a, b) ? -1 : 1))[0] ?? null;
  const docs = pages
    .flatMap((page) => page.docs)
    .filter((found) => end === null || isUpTo(positionOf(found), end))
    .toSorted((a, b) => (isUpTo(positionOf(a), positionOf(b)) ? -1 : 1));
  return { ...sorted(docs), next: end };
}

const isUpTo = (a: Position, b: Position): boolean =>
  a.updated_at < b.updated_at || (a.updated_at === b.updated_at && a.id <= b.id);

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
  const clientId: unknown = snapshot.get('client_id');
  return {
    id: snapshot.id,
    updated_at: instantOf(snapshot),
    rev: typeof rev === 'number' ? rev : 0,
    // The sum reads an index by revision: a document without one is not in it.
    is_counted: snapshot.get('deleted_at') === null && rev !== undefined,
    ...(clientId === null || typeof clientId === 'string' ? { client_id: clientId } : {}),
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

import type { EntityName } from '@portal/domain';
import {
  collection,
  count,
  doc,
  documentId,
  type Firestore,
  getAggregateFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  sum,
  where,
} from 'firebase/firestore';
import { toTimestamp } from '#firebase/sdk/instants.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { BEGINNING } from '#sync/instants.ts';
import type { RemoteDatabase } from '#sync/ports.ts';
import { afterOf, filterOf, partsOf, startOf } from './firestore-queries.ts';
import {
  isBeforeEpochs,
  joinPages,
  noEpochIfDenied,
  parseEpoch,
  parseOwnRow,
  positionOf,
  sorted,
} from './firestore-rows.ts';
import { remoteTransaction } from './firestore-writes.ts';
import { toCommitError, toRemoteError } from './remote-errors.ts';
import { type IsSessionOver, unlessSessionOver } from './session-refusal.ts';

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
        runTransaction(firestore, (transaction) =>
          decide(remoteTransaction(firestore, tenant_id, transaction)),
        ),
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

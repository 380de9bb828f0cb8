import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  limit,
  loadBundle,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  type PersistentTabManager,
  type Query,
  query,
  setLogLevel,
  terminate,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { type Kind, TENANT } from '../kind.ts';
import { bundleOf } from './bundle-of.ts';

/** Ports of the local backend, put in by the build. */
declare const BENCH_BACKEND: { project: string; firestore: number };

/** The SDK's persistent cache, filled by a bundle of documents: the fastest way that it has, without a server. */
export function sdkKind(tabManager: PersistentTabManager): Kind {
  return kindOn(openCache(tabManager));
}

const documentsIn = (firestore: Firestore) => collection(firestore, 'tenants', TENANT, 'documents');

function openCache(tabManager: PersistentTabManager): Firestore {
  const { project, firestore: port } = BENCH_BACKEND;
  const app = initializeApp({ projectId: project, apiKey: 'local', appId: 'local' });
  setLogLevel('silent');
  const firestore = initializeFirestore(app, { localCache: persistentLocalCache({ tabManager }) });
  // No rule is asked.
  connectFirestoreEmulator(firestore, 'localhost', port, { mockUserToken: 'owner' });
  return firestore;
}

const newestOf = (firestore: Firestore, count: number) =>
  query(documentsIn(firestore), orderBy('created_at', 'desc'), limit(count));

function kindOn(firestore: Firestore): Kind {
  return {
    fill: async (rows) => void (await loadBundle(firestore, bundleOf(rows, BENCH_BACKEND.project, TENANT))),
    first: (count) =>
      new Promise((resolve, reject) => {
        onSnapshot(
          newestOf(firestore, count),
          ({ docs }) => resolve(docs.map((document) => ({ filename: String(document.get('filename')) }))),
          reject,
        );
      }),
  };
}

/** The same on its best path: the very query was answered by a server before, and the cache knows which documents it had. */
export function synced(tabManager: PersistentTabManager): Kind {
  const firestore = openCache(tabManager);
  return {
    ...kindOn(firestore),
    async sync(rows, count) {
      const batch = writeBatch(firestore);
      for (const { id, ...fields } of rows.slice(-count)) batch.set(doc(documentsIn(firestore), id), fields);
      await batch.commit();
      const stop = onSnapshot(newestOf(firestore, count), () => undefined);
      await heard(newestOf(firestore, count));
      // It keeps that a query was answered in full with the next change it hears of.
      const { id, size_bytes } = rows.at(-1) ?? { id: '', size_bytes: 0 };
      await updateDoc(doc(documentsIn(firestore), id), { size_bytes: Number(size_bytes) + 1 });
      await heard(newestOf(firestore, count));
      stop();
      // With all that it still writes down about the query.
      await terminate(firestore);
    },
  };
}

/** The server has told all of it, and nothing waits. */
const heard = (asked: Query) =>
  new Promise<void>((resolve, reject) => {
    const stop = onSnapshot(
      asked,
      { includeMetadataChanges: true },
      ({ metadata }) => {
        if (metadata.fromCache || metadata.hasPendingWrites) return;
        stop();
        resolve();
      },
      reject,
    );
  });

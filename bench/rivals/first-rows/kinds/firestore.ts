import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  loadBundle,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  type PersistentTabManager,
  query,
  setLogLevel,
} from 'firebase/firestore';
import { type Kind, TENANT } from '../kind.ts';
import { bundleOf } from './bundle-of.ts';

/** Ports of the local backend, put in by the build. */
declare const BENCH_BACKEND: { project: string; firestore: number };

/** The SDK's persistent cache, filled by a bundle of documents: the fastest way that it has, without a server. */
export function sdkKind(tabManager: PersistentTabManager): Kind {
  const { project, firestore: port } = BENCH_BACKEND;
  const app = initializeApp({ projectId: project, apiKey: 'local', appId: 'local' });
  setLogLevel('silent');
  const firestore = initializeFirestore(app, { localCache: persistentLocalCache({ tabManager }) });
  connectFirestoreEmulator(firestore, 'localhost', port);
  return {
    fill: async (rows) => void (await loadBundle(firestore, bundleOf(rows, project, TENANT))),
    first: (count) =>
      new Promise((resolve, reject) => {
        const documents = collection(firestore, 'tenants', TENANT, 'documents');
        const newest = query(documents, orderBy('created_at', 'desc'), limit(count));
        onSnapshot(
          newest,
          ({ docs }) => resolve(docs.map((document) => ({ filename: String(document.get('filename')) }))),
          reject,
        );
      }),
  };
}

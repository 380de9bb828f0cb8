import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';

// What a team would write instead: `setDoc` without a connection, kept by the Firestore SDK's persistent cache until there is
// one. Nothing else is on the page, and nobody listens.

/** Ports of the local backend, put in by the build. */
declare const BENCH_BACKEND: { project: string; auth: number; firestore: number };

const { project, auth: authPort, firestore: firestorePort } = BENCH_BACKEND;
const app = initializeApp({ projectId: project, apiKey: 'local', appId: 'local' });
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
connectAuthEmulator(auth, `http://localhost:${authPort}`, { disableWarnings: true });
setLogLevel('silent');
const firestore = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
connectFirestoreEmulator(firestore, 'localhost', firestorePort);

async function benchSignIn({ email, password }: { email: string; password: string }): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

type Writes = { tenant_id: string; count: number; fields: Record<string, unknown> };

/** Makes so many documents, one after the other; how long each took to be kept, in ms. */
async function benchWrites({ tenant_id, count, fields }: Writes): Promise<number[]> {
  const durations: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const target = doc(firestore, 'tenants', tenant_id, 'messages', crypto.randomUUID());
    const start = performance.now();
    const kept = nextMutation();
    // It settles once a server has answered, which is not what is measured.
    void setDoc(target, fields);
    await kept;
    durations.push(performance.now() - start);
  }
  return durations;
}

/** The SDK tells nobody when a write is kept: the end of the transaction that stores its mutation does. */
function nextMutation(): Promise<void> {
  return new Promise((resolve) => (onMutation = resolve));
}
let onMutation = () => {};

/** One transaction stores a mutation in several steps: heard twice, its end would be taken for the next one's too. */
const heard = new WeakSet<IDBTransaction>();

for (const method of ['add', 'put'] as const) {
  const original = IDBObjectStore.prototype[method];
  IDBObjectStore.prototype[method] = function (...values) {
    const { transaction } = this;
    if (this.name === 'mutations' && !heard.has(transaction)) {
      heard.add(transaction);
      transaction.addEventListener('complete', () => onMutation());
    }
    return original.apply(this, values);
  };
}

Object.assign(window, { benchSignIn, benchWrites });

import { matchesSearch, type Row } from '@portal/domain';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  type QueryDocumentSnapshot,
  setLogLevel,
  Timestamp,
  where,
} from 'firebase/firestore';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { openDatabase } from '#data/local/database.ts';
import { DocumentList } from '#features/documents/portal/document-list.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { UiProvider } from '#ui/theme/ui-provider.tsx';

// What a team would write instead: the same rows in the same list, kept for offline use by the Firestore SDK. In its
// favour: nothing but a form and the list on the page, no guard, and no query but the own row at a first visit; later it asks before it
// knows who is here.

declare global {
  /** Ports of the local backend, put in by the build. */
  const BENCH_BACKEND: { project: string; auth: number; firestore: number };
  // Merged with the one that is there already: a type cannot be.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** Signs in once and fills the cache, as the form does. */
    benchSignIn: (of: { email: string; password: string }) => Promise<void>;
    /** How many rows the list has; -1 while only the cache has answered. */
    benchSynced: number;
  }
}

const KEY = 'rival.scope';
const { project, auth: authPort, firestore: firestorePort } = BENCH_BACKEND;

const app = initializeApp({ projectId: project, apiKey: 'local', appId: 'local' });
const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
connectAuthEmulator(auth, `http://localhost:${authPort}`, { disableWarnings: true });
setLogLevel('silent');
const firestore = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
connectFirestoreEmulator(firestore, 'localhost', firestorePort);

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);
window.benchSynced = -1;
window.benchSignIn = async ({ email, password }) => {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  const own = await getDoc(doc(firestore, 'app_users', user.uid));
  const { tenant_id, client_ids } = own.data() as { tenant_id: string; client_ids: string[] }; // the seed's row
  const scope = { uid: user.uid, tenant_id, client_id: client_ids[0] ?? '' };
  localStorage.setItem(KEY, JSON.stringify(scope));
  show(scope);
};

const known = localStorage.getItem(KEY);
if (known === null) askForPassword();
else show(JSON.parse(known) as Scope); // written above

type Scope = { uid: string; tenant_id: string; client_id: string };

/** The form comes with the page, so that it can be typed into before this script runs. */
function askForPassword(): void {
  const form = document.querySelector('form');
  if (form === null) throw new Error('index.html has no form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = new FormData(form);
    const [email, password] = [typed.get('email'), typed.get('password')];
    if (typeof email === 'string' && typeof password === 'string')
      void window.benchSignIn({ email, password });
  });
}

function show({ uid, tenant_id, client_id }: Scope): void {
  // The rows ask whose screen it is, and nothing of this database: it is never opened.
  const account = { uid, tenant_id, db: openDatabase(uid, tenant_id) };
  // By the stamp that has an index; the list is turned round, newest first.
  const documents = query(
    collection(firestore, 'tenants', tenant_id, 'documents'),
    where('client_id', '==', client_id),
    orderBy('updated_at'),
  );
  onSnapshot(documents, { includeMetadataChanges: true }, ({ docs, metadata }) => {
    const rows = docs.map(rowOf).reverse();
    if (!metadata.fromCache) window.benchSynced = rows.length;
    root.render(
      <UiProvider>
        <LocalAccountProvider value={account}>
          <MemoryRouter>
            <SearchedList documents={rows} />
          </MemoryRouter>
        </LocalAccountProvider>
      </UiProvider>,
    );
  });
}

/** Filtered at each key, as such pages are first written. */
function SearchedList({ documents }: { documents: Row<'documents'>[] }) {
  const [query, setQuery] = useState('');
  const found = documents.filter((row) =>
    matchesSearch(query, [row.filename, row.category, row.description]),
  );
  return (
    <>
      <SearchField placeholder="Buscar documento" value={query} onChange={setQuery} />
      <DocumentList
        label="Documentos Enviados"
        documents={found}
        states={new Map()}
        pinnedIds={new Set()}
        busyId={null}
        onDownload={() => undefined}
        onOpen={() => undefined}
        onPin={() => undefined}
        onRetry={() => undefined}
        onSendAnother={() => undefined}
      />
    </>
  );
}

function rowOf(snapshot: QueryDocumentSnapshot): Row<'documents'> {
  const data: Record<string, unknown> = snapshot.data();
  const plain = Object.entries(data).map(([field, value]) => [
    field,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  // The seed's rows, which a schema has checked.
  return { ...Object.fromEntries(plain), id: snapshot.id } as Row<'documents'>;
}

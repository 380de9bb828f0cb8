import {
  collection,
  doc,
  type FirestoreError,
  limit,
  onSnapshot,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { AccountListing, OwnRowState } from '#session/account-service.ts';
import { accountState, compareNames } from '@portal/domain';
import { parseAppUser } from './app-user-row.ts';
import { firebaseFirestore } from './firebase-firestore.ts';

/** First pause before listening again after an error; doubled each time up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Accounts that wait or are closed; a firm has a few, and this bounds what a flood of sign-ups costs. */
const MOST_ACCOUNTS = 500;

/** Every client of the largest firm with a person of its own, and the staff. */
const MOST_USERS = 3_000;

export function listenToOwnRow(uid: string, listener: (state: OwnRowState) => void): () => void {
  const own = doc(firebaseFirestore(), 'app_users', uid);
  const sayOffline = () => listener({ kind: 'error', offline: true });
  return listenAgain(
    (onError) =>
      onSnapshot(
        own,
        { includeMetadataChanges: true },
        (snapshot) => {
          const from_server = !snapshot.metadata.fromCache;
          if (snapshot.exists()) {
            const row = parseAppUser(snapshot.data());
            listener(row === null ? { kind: 'error', offline: false } : { kind: 'row', row, from_server });
          } else {
            // The memory cache is empty after each start: without the server's word nothing is missing.
            listener(from_server ? { kind: 'missing' } : { kind: 'error', offline: true });
          }
        },
        (error) => {
          listener({ kind: 'error', offline: error.code === 'unavailable' });
          onError(error);
        },
      ),
    sayOffline,
  );
}

export function listenToPendingAccounts(tenantId: string, listener: ListingListener): () => void {
  const closed = query(
    collection(firebaseFirestore(), 'app_users'),
    where('tenant_id', '==', tenantId),
    where('is_active', '==', false),
    limit(MOST_ACCOUNTS),
  );
  return listenToAccounts(closed, listener, (accounts) =>
    accounts
      .filter((account) => accountState(account) === 'pending')
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
  );
}

export function listenToUsers(tenantId: string, listener: ListingListener): () => void {
  const ofFirm = query(
    collection(firebaseFirestore(), 'app_users'),
    where('tenant_id', '==', tenantId),
    limit(MOST_USERS),
  );
  return listenToAccounts(ofFirm, listener, (accounts) =>
    accounts
      .filter((account) => accountState(account) !== 'pending')
      .toSorted((a, b) => compareNames(a.full_name, b.full_name)),
  );
}

type ListingListener = (listing: AccountListing) => void;
type Accounts = Extract<AccountListing, { kind: 'ready' }>['accounts'];

function listenToAccounts(
  asked: Query,
  listener: ListingListener,
  shown: (accounts: Accounts) => Accounts,
): () => void {
  return listenAgain(
    (onError) =>
      onSnapshot(
        asked,
        { includeMetadataChanges: true },
        (snapshot) => {
          // An empty answer of the memory cache only says that the server has not answered.
          if (snapshot.empty && snapshot.metadata.fromCache) return;
          const accounts = snapshot.docs.flatMap((found) => {
            const account = parseAppUser(found.data());
            return account === null ? [] : [{ id: found.id, ...account }];
          });
          listener({ kind: 'ready', accounts: shown(accounts) });
        },
        (error) => {
          listener({ kind: 'error' });
          onError(error);
        },
      ),
    // The panel says by itself that it needs a connection.
    () => undefined,
  );
}

/**
 * Listens while there is a connection. An error ends a listener of the SDK for good: then again, later and
 * later. Without a connection it stops, since the SDK would go on trying and the browser write each failure
 * to the console.
 */
function listenAgain(
  listen: (onError: (error: FirestoreError) => void) => () => void,
  onOffline: () => void,
): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | null = null;
  const end = () => {
    clearTimeout(timer);
    stop?.();
    stop = null;
  };
  const start = () => {
    end();
    if (!navigator.onLine) return onOffline();
    stop = listen(() => {
      stop = null;
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  };
  const controller = new AbortController();
  addEventListener('online', start, controller);
  addEventListener('offline', end, controller);
  start();
  return () => {
    controller.abort();
    end();
  };
}

import { accountState, compareNames } from '@portal/domain';
import { collection, limit, onSnapshot, type Query, query, where } from 'firebase/firestore';
import type { AccountListing } from '#session/account-service.ts';
import { parseAppUser } from './app-user-row.ts';
import { firebaseFirestore } from './firebase-firestore.ts';
import { listenAgain } from './listen-again.ts';

/** Accounts that wait or are closed; a firm has a few, and this bounds what a flood of sign-ups costs. */
const MOST_ACCOUNTS = 500;

/** Every client of the largest firm with a person of its own, and the staff. */
const MOST_USERS = 3_000;

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
      .filter((account) => accountState(account) !== 'pending' && account.erased_at === undefined)
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
  const listening = listenAgain(
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
  return () => listening.stop();
}

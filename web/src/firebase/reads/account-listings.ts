import { compareNames, ROLES } from '@portal/domain';
import { collection, limit, onSnapshot, orderBy, type Query, query, where } from 'firebase/firestore';
import type { AccountListing, WatchAccounts } from '#session/account/account-service.ts';
import { parseAppUser } from '../identity/app-user-row.ts';
import { firebaseFirestore } from '../sdk/firebase-firestore.ts';
import { listenAgain } from '../sdk/listen-again.ts';

const accountsOf = (tenantId: string) =>
  query(collection(firebaseFirestore(), 'app_users'), where('tenant_id', '==', tenantId));

/** The closed accounts are not among them, however many there are. */
export const listenToPendingAccounts: WatchAccounts = (tenantId, most, listener) => {
  const waiting = query(
    accountsOf(tenantId),
    where('is_active', '==', false),
    where('blocked_at', '==', null),
    orderBy('created_at', 'desc'),
  );
  return listenToFirst(waiting, most, listener, (accounts) => accounts);
};

/** An approval gives a role, so that no flood of sign-ups is among them. */
export const listenToUsers: WatchAccounts = (tenantId, most, listener) => {
  const approved = query(accountsOf(tenantId), where('role', 'in', ROLES), orderBy('full_name'));
  return listenToFirst(approved, most, listener, (accounts) =>
    accounts
      .filter(({ erased_at }) => erased_at === undefined)
      .toSorted((a, b) => compareNames(a.full_name, b.full_name)),
  );
};

type Accounts = Extract<AccountListing, { kind: 'ready' }>['accounts'];

function listenToFirst(
  ordered: Query,
  most: number,
  listener: (listing: AccountListing) => void,
  shown: (accounts: Accounts) => Accounts,
): () => void {
  // One more tells whether there are others.
  const asked = query(ordered, limit(most + 1));
  const listening = listenAgain(
    (onError) =>
      onSnapshot(
        asked,
        { includeMetadataChanges: true },
        (snapshot) => {
          // What the memory cache knows of a list is where the server has not answered yet.
          if (snapshot.metadata.fromCache) return;
          const accounts = snapshot.docs.slice(0, most).flatMap((found) => {
            const account = parseAppUser(found.data());
            return account === null ? [] : [{ id: found.id, ...account }];
          });
          listener({ kind: 'ready', accounts: shown(accounts), hasMore: snapshot.size > most });
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

import type { AccountListing, AccountService } from './account-service.ts';
import { useAccountListing } from './use-account-listing.ts';
import { useMay } from './use-may.ts';

/** How many are known to wait, and whether others do: '200+'. */
export function countWaiting(listing: AccountListing): { count: number; isMore: boolean } {
  if (listing.kind !== 'ready') return { count: 0, isMore: false };
  return { count: listing.accounts.length, isMore: listing.hasMore };
}

/** Who waits for approval. Nobody, for those who may not decide: the server would refuse to say. */
export function usePendingAccounts() {
  const mayDecide = useMay('edit', 'user');
  return useAccountListing(mayDecide ? watchPending : watchNobody);
}

type Watch = AccountService['watchPendingAccounts'];

const watchPending = (service: AccountService, ...of: Parameters<Watch>) =>
  service.watchPendingAccounts(...of);

const watchNobody = (_service: AccountService, ...[, , tell]: Parameters<Watch>) => {
  tell({ kind: 'ready', accounts: [], hasMore: false });
  return () => {};
};

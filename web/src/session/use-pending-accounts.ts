import type { AccountService } from './account-service.ts';
import { useAccountListing } from './use-account-listing.ts';
import { useMay } from './use-may.ts';

/** Who waits for approval. Nobody, for those who may not decide: the server would refuse to say. */
export function usePendingAccounts() {
  const mayDecide = useMay('edit', 'user');
  return useAccountListing(mayDecide ? watchPending : watchNobody);
}

type Watch = AccountService['watchPendingAccounts'];

const watchPending = (service: AccountService, ...of: Parameters<Watch>) =>
  service.watchPendingAccounts(...of);

const watchNobody = (_service: AccountService, _tenantId: string, tell: Parameters<Watch>[1]) => {
  tell({ kind: 'ready', accounts: [] });
  return () => {};
};

import type { AccountService } from '#session/account-service.ts';
import { useAccountListing } from '#session/use-account-listing.ts';

/** Who waits for approval. */
export const usePendingAccounts = () => useAccountListing(watchPending);

const watchPending = (service: AccountService, ...of: Parameters<AccountService['watchPendingAccounts']>) =>
  service.watchPendingAccounts(...of);

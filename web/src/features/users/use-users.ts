import type { AccountService } from '#session/account-service.ts';
import { useAccountListing } from '#session/use-account-listing.ts';

/** The approved accounts of the firm. */
export const useUsers = () => useAccountListing(watchUsers);

const watchUsers = (service: AccountService, ...of: Parameters<AccountService['watchUsers']>) =>
  service.watchUsers(...of);

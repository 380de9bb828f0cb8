import type { AccountService } from '#session/account/account-service.ts';
import { useAccountListing } from '#session/account/use-account-listing.ts';

/** The approved accounts of the firm. */
export const useUsers = () => useAccountListing(watchUsers);

const watchUsers = (service: AccountService, ...of: Parameters<AccountService['watchUsers']>) =>
  service.watchUsers(...of);

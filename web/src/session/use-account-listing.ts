import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { type AccountListing, type AccountService, useAccountService } from './account-service.ts';
import { useActiveAccount } from './session-context.ts';

/** One of the service's lists of accounts, as a function that is the same at every drawing. */
type WatchAccounts = (
  service: AccountService,
  tenantId: string,
  listener: (listing: AccountListing) => void,
) => () => void;

/**
 * Accounts of the firm: live, and only with a connection, since the device keeps no rights of others. When it comes back
 * the list stays until the next answer, and with it whatever somebody is choosing in it.
 */
export function useAccountListing(watch: WatchAccounts): {
  listing: AccountListing;
  isOnline: boolean;
  retry: () => void;
} {
  const load = useAccountService();
  const { tenant_id } = useActiveAccount();
  // A browser that was started without a connection may believe in one: the engine knows better.
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [listing, setListing] = useState<AccountListing>({ kind: 'loading' });

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    load().then(
      (service) => {
        if (!isOver) stop = watch(service, tenant_id, setListing);
      },
      () => setListing({ kind: 'error' }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [load, watch, tenant_id, isOnline, attempt]);

  const retry = () => {
    setListing({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { listing, isOnline, retry };
}

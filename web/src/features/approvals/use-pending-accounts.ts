import { useEffect, useState } from 'react';
import { type AccountListing, useAccountService } from '#session/account-service.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { useConnection } from '#data/connection.ts';

/** Who waits for approval: live, and only with a connection, because deciding needs the server anyway. */
export function usePendingAccounts(): { listing: AccountListing; isOnline: boolean; retry: () => void } {
  const load = useAccountService();
  const { tenant_id } = useActiveAccount();
  // A browser that was started without a line may believe in one: the engine knows better.
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [listing, setListing] = useState<AccountListing>({ kind: 'loading' });

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    load().then(
      (service) => {
        if (!isOver) stop = service.watchPendingAccounts(tenant_id, setListing);
      },
      () => setListing({ kind: 'error' }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [load, tenant_id, isOnline, attempt]);

  const retry = () => {
    setListing({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { listing, isOnline, retry };
}

import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import {
  type AccountListing,
  type AccountService,
  type WatchAccounts,
  useAccountService,
} from './account-service.ts';
import { useActiveAccount } from '../session-context.ts';

/** One of the service's lists of accounts, as a function that is the same at every drawing. */
type WatchListing = (service: AccountService, ...of: Parameters<WatchAccounts>) => () => void;

/** Accounts read at first, and twice as many each time after: a small firm has no more. */
const FIRST = 200;

/**
 * Accounts of the firm: live, and only with a connection, since the device keeps no rights of others. When it comes back
 * the list stays until the next answer, and with it whatever somebody is choosing in it.
 */
export function useAccountListing(watch: WatchListing): {
  listing: AccountListing;
  isOnline: boolean;
  retry: () => void;
  /** Reads the next ones; null where there are none. */
  more: (() => void) | null;
  isReadingMore: boolean;
} {
  const load = useAccountService();
  const { tenant_id } = useActiveAccount();
  // A browser that was started without a connection may believe in one: the engine knows better.
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [most, setMost] = useState(FIRST);
  const [answered, setAnswered] = useState(FIRST);
  const [listing, setListing] = useState<AccountListing>({ kind: 'loading' });

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    load().then(
      (service) => {
        if (!isOver) {
          stop = watch(service, tenant_id, most, (heard) => {
            setListing(heard);
            setAnswered(most);
          });
        }
      },
      () => setListing({ kind: 'error' }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [load, watch, tenant_id, most, isOnline, attempt]);

  const retry = () => {
    setListing({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  const isReadingMore = answered < most;
  const hasMore = isOnline && listing.kind === 'ready' && listing.hasMore;
  const more = hasMore ? () => setMost(answered * 2) : null;
  return { listing, isOnline, retry, more, isReadingMore };
}

import type { ListedFeed, MadeFeed } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import {
  type AccountResult,
  type CalendarFeedService,
  useAccountService,
} from '#session/account/account-service.ts';
import { toast } from '#ui/feedback/toast.ts';
import { failureText } from './feed-words.ts';

export type FeedListing = { kind: 'loading' } | { kind: 'error' } | { kind: 'ready'; feeds: ListedFeed[] };

/** The own addresses for calendars: asked of the server and changed there, so only with a connection. */
export function useCalendarFeeds() {
  const ask = useFeedService();
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [listing, setListing] = useState<FeedListing>({ kind: 'loading' });
  const [made, setMade] = useState<MadeFeed | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    void ask((service) => service.list()).then((result) => {
      if (!isOver) setListing(result.ok ? { kind: 'ready', feeds: result.value } : { kind: 'error' });
    });
    return () => {
      isOver = true;
    };
  }, [ask, isOnline, attempt]);

  const act = async <T>(
    title: string,
    action: (service: CalendarFeedService) => Promise<AccountResult<T>>,
  ) => {
    setBusy(true);
    const result = await ask(action);
    setBusy(false);
    if (!result.ok) toast({ kind: 'error', title, description: failureText(result.reason) });
    return result;
  };
  const change = (next: (feeds: ListedFeed[]) => ListedFeed[]) =>
    setListing((before) => (before.kind === 'ready' ? { kind: 'ready', feeds: next(before.feeds) } : before));

  const make = async (client_id: string | null) => {
    const result = await act('Erro ao criar o endereço', (service) => service.make({ client_id }));
    if (!result.ok) return;
    setMade(result.value);
    change((feeds) => [result.value.feed, ...feeds]);
  };
  const revoke = async (feed_id: string) => {
    const result = await act('Erro ao encerrar o endereço', (service) => service.revoke({ feed_id }));
    if (!result.ok) return;
    setMade((before) => (before?.feed.id === feed_id ? null : before));
    change((feeds) => feeds.filter(({ id }) => id !== feed_id));
    toast({ kind: 'success', title: 'Endereço encerrado' });
  };
  const retry = () => {
    setListing({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { listing, made, isOnline, isBusy, make, revoke, retry };
}

/** Whatever it throws is one more way to fail. */
function useFeedService() {
  const load = useAccountService();
  const [ask] = useState(
    () =>
      async <T>(
        action: (service: CalendarFeedService) => Promise<AccountResult<T>>,
      ): Promise<AccountResult<T>> => {
        try {
          return await action(await (await load()).calendarFeeds());
        } catch {
          return { ok: false, reason: navigator.onLine ? 'unknown' : 'offline' };
        }
      },
  );
  return ask;
}

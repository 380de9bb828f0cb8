import { readNavCounts } from '#data/figures/dashboard.ts';
import { readConnection } from '#data/live/connection.ts';
import { useLiveRead } from '#data/live/use-live-read.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { unreadThreadsOf } from '#data/messages/inbox.ts';

export type NavCounts = {
  clients: number;
  pending_obligations: number;
  open_requests: number;
  /** null while it is being counted, which reads more than an index. */
  unread_threads: number | null;
  attention: number;
};

/** The numbers beside the sidebar's entries; null until the device has counted. */
export function useNavCounts(): NavCounts | null {
  const { uid } = useLocalAccount();
  const query = useLocalQuery(readCounts, []);
  const unread_threads = useLiveRead(unreadThreadsOf(uid)) ?? null;
  return query.kind === 'ready' ? { ...query.value, unread_threads } : null;
}

async function readCounts(db: PortalDatabase): Promise<Omit<NavCounts, 'unread_threads'>> {
  const [counts, { parked }] = await Promise.all([readNavCounts(db), readConnection(db)]);
  return {
    clients: counts.clients,
    pending_obligations: counts.pendingObligations,
    open_requests: counts.openRequests,
    attention: parked,
  };
}

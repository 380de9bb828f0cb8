import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { unreadOf } from './thread-reads.ts';

/** How many messages of a client's thread this person has not read; 0 until the device has counted. Live. */
export function useUnreadCount(clientId: string | null): number {
  const { uid } = useLocalAccount();
  const query = useLocalRead(unreadOf(clientId, uid));
  return valueOr(query, 0);
}

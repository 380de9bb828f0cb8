import { useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { readThread, type Thread } from '#data/messages/threads.ts';

/** Enough for some weeks of talk; older ones come as somebody scrolls up to them. */
const PAGE = 100;

export type ThreadQuery =
  | { kind: 'loading' }
  | { kind: 'error'; retry: () => void }
  /** Nothing of it has reached this device, and there is no connection that could bring it. */
  | { kind: 'not_here' }
  | { kind: 'ready'; thread: Thread; showOlder: () => void };

/** The conversation with one client, live. Give the screen a key per client: what is shown belongs to one. */
export function useThread(clientId: string): ThreadQuery {
  const { uid } = useLocalAccount();
  const { connection } = useConnection();
  const [limit, setLimit] = useState(PAGE);
  const query = useLocalQuery((db) => readThread(db, clientId, uid, limit), [clientId, uid, limit]);
  if (query.kind !== 'ready') return query;
  const thread = query.value;
  if (thread.messages.length === 0 && !thread.isComplete) {
    return { kind: connection.kind === 'online' ? 'loading' : 'not_here' };
  }
  // Told as often as somebody scrolls: one page for each answer.
  const showOlder = () => setLimit(Math.max(limit, thread.messages.length + PAGE));
  return { kind: 'ready', thread, showOlder };
}

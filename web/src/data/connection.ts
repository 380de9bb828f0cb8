import { useLiveQuery } from 'dexie-react-hooks';
import { useLocalAccount } from './database-context.ts';
import type { Connection, PortalDatabase } from './database.ts';

/** What the sync bar shows: the connection and how many operations wait, go and need the person. */
export type ConnectionSummary = { connection: Connection; queued: number; sending: number; parked: number };

export function useConnection(): ConnectionSummary {
  const { db } = useLocalAccount();
  return useLiveQuery(() => readConnection(db), [db]) ?? UNKNOWN;
}

const UNKNOWN: ConnectionSummary = {
  connection: { kind: 'online', last_synced_at: null },
  queued: 0,
  sending: 0,
  parked: 0,
};

export async function readConnection(db: PortalDatabase): Promise<ConnectionSummary> {
  const [meta, queued, sending, parked] = await Promise.all([
    db.meta.get('connection'),
    db.outbox.where('state').equals('queued').count(),
    db.outbox.where('state').equals('sending').count(),
    db.outbox.where('state').equals('parked').count(),
  ]);
  const told = meta?.key === 'connection' ? meta.value : UNKNOWN.connection;
  return { connection: withBrowsersWord(told), queued, sending, parked };
}

/** Until the engine is up, what it last told may be of another day: without a line nothing is online. */
function withBrowsersWord(told: Connection): Connection {
  // Node has a navigator that knows of no line, so `undefined` must not count as none.
  const line = typeof navigator === 'undefined' ? undefined : (navigator.onLine as boolean | undefined);
  const hasNoLine = line === false;
  return hasNoLine && told.kind === 'online' ? { ...told, kind: 'offline' } : told;
}

import { useLiveQuery } from 'dexie-react-hooks';
import { useLocalAccount } from './database-context.ts';
import type { Connection, PortalDatabase } from './database.ts';

/** What the sync bar shows: the connection and how many operations wait, go and need the person. */
export type ConnectionSummary = { connection: Connection; queued: number; sending: number; parked: number };

export function useConnection(): ConnectionSummary {
  const { db } = useLocalAccount();
  return useLiveQuery(() => readConnection(db), [db]) ?? UNKNOWN;
}

const NOT_SYNCED: Connection = { kind: 'offline', last_synced_at: null };
const UNKNOWN: ConnectionSummary = { connection: NOT_SYNCED, queued: 0, sending: 0, parked: 0 };

export async function readConnection(db: PortalDatabase): Promise<ConnectionSummary> {
  const [meta, queued, sending, parked] = await Promise.all([
    db.meta.get('connection'),
    db.outbox.where('state').equals('queued').count(),
    db.outbox.where('state').equals('sending').count(),
    db.outbox.where('state').equals('parked').count(),
  ]);
  return { connection: meta?.key === 'connection' ? meta.value : NOT_SYNCED, queued, sending, parked };
}

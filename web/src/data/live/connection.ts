import type { Connection } from '#data/local/connection.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { countWork, isLostWork } from '#data/outbox/is-work.ts';
import type { LocalRead } from './local-read.ts';
import { useIsOnline } from './use-is-online.ts';
import { useLiveRead } from './use-live-read.ts';

/** What the sync bar shows: the connection and how many operations wait, go and need the person. */
export type ConnectionSummary = {
  connection: Connection;
  queued: number;
  sending: number;
  parked: number;
  /** Documents of which the server has less than this device: they need the person too. */
  differing: number;
};

/** What the engine last told, with the browser's word for a lost connection: that one needs no engine to be known. */
export function useConnection(): ConnectionSummary {
  const summary = useLiveRead(connectionRead) ?? UNKNOWN;
  const isOnline = useIsOnline();
  const { connection } = summary;
  // Until the engine is up, what it last told may be of another day: without a connection nothing is online.
  if (isOnline || connection.kind !== 'online') return summary;
  return { ...summary, connection: { ...connection, kind: 'offline' } };
}

/** Asked as something is done: what was drawn may be older than the browser's word. */
export const waitsForConnection = ({ kind }: Connection): boolean => !navigator.onLine || kind !== 'online';

export const connectionRead: LocalRead<ConnectionSummary> = { name: 'connection', read: readConnection };

const UNKNOWN: ConnectionSummary = {
  connection: { kind: 'online', last_synced_at: null },
  queued: 0,
  sending: 0,
  parked: 0,
  differing: 0,
};

export async function readConnection(db: PortalDatabase): Promise<ConnectionSummary> {
  const [meta, work, differing] = await Promise.all([
    db.meta.get('connection'),
    countWork(db),
    db.differences.filter(isLostWork).count(),
  ]);
  const connection = meta?.key === 'connection' ? meta.value : UNKNOWN.connection;
  return { connection, ...work, differing };
}

import { readConnection } from '#data/connection.ts';
import type { PortalDatabase } from '#data/database.ts';
import { readNavCounts } from '#data/repositories/dashboard.ts';
import { useLocalQuery } from '#data/use-local-query.ts';

export type NavCounts = { clients: number; pending_obligations: number; attention: number };

/** The numbers beside the sidebar's entries; null until the device has counted. */
export function useNavCounts(): NavCounts | null {
  const query = useLocalQuery(readCounts, []);
  return query.kind === 'ready' ? query.value : null;
}

async function readCounts(db: PortalDatabase): Promise<NavCounts> {
  const [counts, { parked }] = await Promise.all([readNavCounts(db), readConnection(db)]);
  return { clients: counts.clients, pending_obligations: counts.pendingObligations, attention: parked };
}

import type { PortalDatabase } from '#data/local/portal-database.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { systemClock } from '#sync/adapters/system-clock.ts';
import { createSharedParts, type LeadershipContext } from '#sync/context.ts';
import type { Ports, RemoteDatabase } from '#sync/ports.ts';
import { SYNC_SETTINGS } from '#sync/settings.ts';

/** The context of a tab that leads on this database. Of the server, and of what else the tested part asks for, there is what is given. */
export function leadershipContext(
  db: PortalDatabase,
  database: Partial<RemoteDatabase> = {},
  more: Partial<LeadershipContext> = {},
): LeadershipContext {
  const ports = { store: createDexieStore(db), clock: systemClock, database } as unknown as Ports; // of the ports, these are used
  return {
    ...createSharedParts(ports),
    ...{ ports, settings: SYNC_SETTINGS, report: () => undefined, events: { add: () => undefined } },
    ...more,
  } as unknown as LeadershipContext; // as above
}

import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { EngineEvent } from './engine-event.ts';

/** A line with what tells it from all others. */
export type StoredEvent = EngineEvent & { key: number };

/** The log of the engine, newest first, at most so many of it, and how much there is. */
export async function readEvents(
  db: PortalDatabase,
  most: number,
): Promise<{ newest: StoredEvent[]; total: number }> {
  const newest: StoredEvent[] = [];
  const total = await db.events.count();
  await db.events
    .orderBy(':id')
    .reverse()
    .limit(most)
    .each((event, { primaryKey }) => newest.push({ ...event, key: primaryKey }));
  return { newest, total };
}

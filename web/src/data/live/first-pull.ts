import type { EntityName } from '@portal/domain';
import { liveQuery } from 'dexie';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import type { LocalRead } from './local-read.ts';

/**
 * Whether everything the server had of these entities has reached a staff device once. Before that an empty
 * list says nothing: it is loading. (A client user's scopes are one per company, see `sync/scopes.ts`.)
 */
export async function isPulled(db: PortalDatabase, entities: readonly EntityName[]): Promise<boolean> {
  const cursors = await db.cursors.bulkGet([...entities]);
  return cursors.every(wasPulled);
}

/** The same as a question that may be asked ahead. */
export const pulledRead = (entities: readonly EntityName[]): LocalRead<boolean> => ({
  name: `pulled ${entities.join(' ')}`,
  read: (db) => isPulled(db, entities),
});

/** What is read again after a long absence was all there before. */
const wasPulled = (cursor: Cursor | undefined) => cursor?.bootstrapped === true || cursor?.is_resync === true;

/**
 * Whether what the server had of these entities for one client has reached the device once, be it a staff device,
 * which mirrors whole collections, or a client user's, whose scopes are one per company.
 */
export const isPulledFor = (db: PortalDatabase, clientId: string, entities: readonly EntityName[]) =>
  isPulledBy(db, `client_id=${clientId}`, entities);

/** The same as a question that may be asked ahead. Of nobody there is nothing to come. */
export const pulledForRead = (
  clientId: string | null,
  entities: readonly EntityName[],
): LocalRead<boolean> => ({
  name: `pulled ${entities.join(' ')} of ${clientId}`,
  read: async (db) => clientId === null || isPulledFor(db, clientId, entities),
});

/** The same for what is one person's own; seniors mirror some of it whole. */
export const isPulledOf = (db: PortalDatabase, uid: string, entities: readonly EntityName[]) =>
  isPulledBy(db, `user_id=${uid}`, entities);

async function isPulledBy(
  db: PortalDatabase,
  filter: string,
  entities: readonly EntityName[],
): Promise<boolean> {
  const keys = entities.map((entity) => [entity, `${entity}?${filter}`]);
  const cursors = await db.cursors.bulkGet(keys.flat());
  const isDone = new Set(
    cursors.flatMap((cursor) => (cursor !== undefined && wasPulled(cursor) ? [cursor.scope] : [])),
  );
  return keys.every((either) => either.some((key) => isDone.has(key)));
}

/**
 * Resolves once the first rows of anything have come to this device, the database has failed, or `ended` says that nobody waits: a
 * question that went on would open a database again that was erased meanwhile.
 */
export const untilFirstPull = (db: PortalDatabase, ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const subscription = liveQuery(async () => db.cursors.count()).subscribe({
      next(count) {
        if (count > 0) stop();
      },
      error: () => resolve(),
    });
    function stop(): void {
      // A first answer may come before the subscription is assigned.
      queueMicrotask(() => subscription.unsubscribe());
      resolve();
    }
    if (ended.aborted) stop();
    ended.addEventListener('abort', stop, { once: true });
  });

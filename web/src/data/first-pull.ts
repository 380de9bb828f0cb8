import type { EntityName } from '@portal/domain';
import type { PortalDatabase } from './database.ts';

/**
 * Whether everything the server had of these entities has reached a staff device once. Before that an empty
 * list says nothing: it is loading. (A client user's scopes are one per company, see `sync/scopes.ts`.)
 */
export async function isPulled(db: PortalDatabase, entities: readonly EntityName[]): Promise<boolean> {
  const cursors = await db.cursors.bulkGet([...entities]);
  return cursors.every((cursor) => cursor?.bootstrapped === true);
}

import { isPulled } from '#data/live/first-pull.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { beginOlder, keepOlder, type OlderEntity, type OlderPage } from './older-rows.ts';

/** As many as one query answers well. */
const PAGE = 500;

/** What a company's people see, of which a staff device has a window. */
const OF_COMPANY: readonly OlderEntity[] = [
  'obligations',
  'documents',
  'messages',
  'service_requests',
  'document_requests',
  'request_items',
  'slips',
  'slip_events',
];

/**
 * Brings all that is older than this device's window of these companies onto the device. Resolves to false where the
 * server did not answer, or has not told this device of all that it mirrors: then some of it is missing. `readPage` resolves to null where it could not read.
 */
export async function bringOlder(
  { db, tenant_id }: { db: PortalDatabase; tenant_id: string },
  clientIds: readonly string[],
  readPage: (page: OlderPage) => Promise<StoredRow[] | null>,
): Promise<boolean> {
  for (const entity of OF_COMPANY) {
    if (!(await isPulled(db, [entity]))) return false;
    const since = await beginOlder(db, entity);
    if (since === null) continue;
    for (const client_id of clientIds) {
      for (let after: OlderPage['after'] = null; ;) {
        const rows = await readPage({ tenant_id, entity, client_id, since, after, limit: PAGE });
        if (rows === null) return false;
        await keepOlder(db, entity, rows);
        if (rows.length < PAGE) break;
        after = rows.at(-1) ?? null;
      }
    }
  }
  return true;
}

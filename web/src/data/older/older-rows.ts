import type { EntityName, Instant } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { rowTable } from '#data/local/document-state-table.ts';

/** What a staff device has a window of, and somebody may look for what is older. */
export type OlderEntity = Extract<
  EntityName,
  | 'obligations'
  | 'documents'
  | 'tasks'
  | 'service_requests'
  | 'messages'
  | 'notes'
  | 'document_requests'
  | 'request_items'
  | 'slips'
  | 'slip_events'
>;

/** What is asked of the server: the newest first, of one client or of all, from before the window. */
export type OlderPage = {
  tenant_id: string;
  entity: OlderEntity;
  client_id: string | null;
  since: Instant;
  after: Pick<StoredRow, 'id' | 'updated_at'> | null;
  limit: number;
};

/** Where the window of this device begins, null where all is on it; and whether what somebody read of before it is still to stay. */
export type DeviceWindow = { since: Instant | null; hasOlder: boolean };

export async function readWindow(db: PortalDatabase, entity: OlderEntity): Promise<DeviceWindow> {
  const cursor = await db.cursors.get(entity);
  return { since: cursor?.since ?? null, hasOlder: cursor?.older_at !== undefined };
}

/**
 * Called before any of it is asked for: from now on nothing leaves, for a day. Resolves to where the window begins; null where all
 * is on this device.
 */
export function beginOlder(
  db: PortalDatabase,
  entity: OlderEntity,
  now: number = Date.now(),
): Promise<Instant | null> {
  return db.transaction('rw', db.cursors, async () => {
    const { since } = await readWindow(db, entity);
    if (since !== null) await db.cursors.update(entity, { older_at: now });
    return since;
  });
}

/**
 * Puts rows that were read on demand on the device, where they are like any other until the engine takes them off again.
 * What it knows of already is newer or the same: whatever happens to a row comes with the changes. Resolves to how many
 * came.
 */
export function keepOlder(
  db: PortalDatabase,
  entity: OlderEntity,
  rows: readonly StoredRow[],
  now: number = Date.now(),
): Promise<number> {
  const table = rowTable(db, entity);
  return db.transaction('rw', [table, db.bases, db.tombstones, db.cursors], async () => {
    const keys = rows.map(({ id }): [EntityName, string] => [entity, id]);
    const [shown, bases, tombstones] = await Promise.all([
      table.bulkGet(rows.map(({ id }) => id)),
      db.bases.bulkGet(keys),
      db.tombstones.bulkGet(keys),
    ]);
    const unknown = rows.filter(
      ({ deleted_at }, at) =>
        deleted_at === null && [shown[at], bases[at], tombstones[at]].every((known) => known === undefined),
    );
    // Without its cursor the scope was taken off the device meanwhile.
    const isMirrored = (await db.cursors.update(entity, { older_at: now })) === 1;
    if (!isMirrored) return 0;
    await table.bulkPut(unknown);
    return unknown.length;
  });
}

import type { Row } from '@portal/domain';
import Dexie from 'dexie';
import type { PortalDatabase } from '#data/database.ts';

/** Of one client, by due date, the oldest first. */
export function listClientObligations(db: PortalDatabase, clientId: string): Promise<Row<'obligations'>[]> {
  return db.obligations
    .where('[client_id+due_date]')
    .between([clientId, Dexie.minKey], [clientId, Dexie.maxKey])
    .toArray();
}

import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';

/** By name. Staff see everyone of the firm; a client user sees the staff. */
export function listPeople(db: PortalDatabase): Promise<Row<'people'>[]> {
  return db.people.orderBy('full_name').toArray();
}

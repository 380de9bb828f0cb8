import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';

/** Newest first. */
export function listServices(db: PortalDatabase): Promise<Row<'services'>[]> {
  return db.services.orderBy('created_at').reverse().toArray();
}

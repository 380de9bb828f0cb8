import type { Row } from '@portal/domain';
import type { PortalDatabase } from '#data/database.ts';

/** Newest first. */
export function listNotes(db: PortalDatabase): Promise<Row<'notes'>[]> {
  return db.notes.orderBy('created_at').reverse().toArray();
}

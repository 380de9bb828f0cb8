import type { CalendarDate } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/**
 * Files of these documents that still wait are sent before those that serve no day, by the earliest that they serve. To be
 * called in the transaction that writes what names them.
 */
export async function hastenUploads(
  db: PortalDatabase,
  documentIds: readonly string[],
  due_date: CalendarDate,
): Promise<void> {
  await db.uploads
    .where('document_id')
    .anyOf([...documentIds])
    .modify((upload) => {
      if (upload.due_date === undefined || due_date < upload.due_date) upload.due_date = due_date;
    });
}

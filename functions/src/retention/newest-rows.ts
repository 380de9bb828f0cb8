import { calendarDateOf, type CalendarDate, type NewestRows } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

/** The last day that what is kept of a client is about. Notes and tasks are about what the others are, and go with them. */
export async function newestRows(tenantId: string, clientId: string): Promise<NewestRows> {
  const newest = async (collection: string, field: string): Promise<CalendarDate | null> => {
    const { docs } = await db
      .collection(`tenants/${tenantId}/${collection}`)
      .where('client_id', '==', clientId)
      .where('deleted_at', '==', null)
      .orderBy(field, 'desc')
      .limit(1)
      .select(field)
      .get();
    return dayOf(docs[0]?.get(field));
  };
  const [document, obligation, message, request] = await Promise.all([
    newest('documents', 'created_at'),
    newest('obligations', 'due_date'),
    newest('messages', 'created_at'),
    newest('service_requests', 'created_at'),
  ]);
  return { tax: later(document, obligation), contract: later(message, request) };
}

function dayOf(value: unknown): CalendarDate | null {
  if (value instanceof Timestamp) return calendarDateOf(value.toDate());
  return typeof value === 'string' ? value : null;
}

const later = (one: CalendarDate | null, other: CalendarDate | null) =>
  (one ?? '') > (other ?? '') ? one : other;

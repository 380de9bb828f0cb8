import { calendarDateOf, ERASED_COLLECTIONS, receiptsKeptFrom } from '@portal/domain';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { invitationsOver } from '../invitations/invitation-rows.ts';

/** As long as a device may be away before it reads everything again: until then it may still have to hear of a removal. */
const TOMBSTONE_MS = 30 * 24 * 60 * 60 * 1000;

/** What of one collection of a firm has had its time, the oldest first. */
export type DueRows = { collection: string; query: Query };

/** No row without its time is among them: a filter by a field passes over documents that lack it, or have null there. */
export function dueRows(tenantId: string, now: number): DueRows[] {
  const removedBefore = new Date(now - TOMBSTONE_MS);
  // In UTC a firm's new year begins hours before its own: these hours are kept a year longer.
  const receivedBefore = new Date(`${receiptsKeptFrom(calendarDateOf(new Date(now)))}T00:00:00Z`);
  const of = (collection: string, field: string, before: Date): DueRows => ({
    collection,
    query: db.collection(`tenants/${tenantId}/${collection}`).where(field, '<', before).orderBy(field),
  });
  return [
    ...ERASED_COLLECTIONS.map((collection) => of(collection, 'deleted_at', removedBefore)),
    of('audit', 'at', receivedBefore),
    { collection: 'invitations', query: invitationsOver(tenantId, removedBefore) },
  ];
}

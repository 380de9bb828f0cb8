import type { NoticeChannel } from '@portal/domain';
import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

/** Longer than any event comes again: what a person was told of a year ago is not told anew. */
const KEPT_FOR_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * `deliveries/{event}_{uid}_{channel}`: that it was decided whether somebody hears of an event, and how. It outlives the notice,
 * so that one that was taken away is not told again; no rule opens it, and no restore puts it back.
 */
export const deliveryRef = (event: string, uid: string, channel: NoticeChannel): DocumentReference =>
  db.doc(`deliveries/${event}_${uid}_${channel}`);

/** `off`: its person wants none. `no_address`: there is none, or nobody has shown that it is theirs; of push, no device. */
export type DeliveryState = 'told' | 'queued' | 'off' | 'no_address';

export function createDelivery(
  transaction: Transaction,
  ref: DocumentReference,
  of: { tenant_id: string; user_id: string; kind: string; state: DeliveryState },
): void {
  transaction.create(ref, {
    ...of,
    at: FieldValue.serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + KEPT_FOR_MS),
  });
}

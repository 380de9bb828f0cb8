import { isPushService, pushAddressFields } from '@portal/domain';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { localPushService } from '../params.ts';

/** `push_subscriptions/{uid}_{device_id}`: where one device of one person is pushed to. No rule opens it, functions write it. */
const subscriptionSchema = z.object({
  tenant_id: z.string(),
  user_id: z.string(),
  device_id: z.string(),
  ...pushAddressFields,
});
export type PushSubscription = z.infer<typeof subscriptionSchema>;

const subscriptions = () => db.collection('push_subscriptions');

export const subscriptionRef = (uid: string, deviceId: string): DocumentReference =>
  subscriptions().doc(`${uid}_${deviceId}`);

export const subscriptionsOf = (uids: readonly string[]): Query =>
  subscriptions().where('user_id', 'in', uids);

/** A browser has one address, no matter who uses it. */
export const subscriptionsAt = (endpoint: string): Query => subscriptions().where('endpoint', '==', endpoint);

/** Null of one that nobody could push to, or should. */
export function subscriptionIn(snapshot: DocumentSnapshot): PushSubscription | null {
  const found = subscriptionSchema.safeParse(snapshot.data()).data;
  return found !== undefined && mayPushTo(found.endpoint) ? found : null;
}

/** Asked when an address is told, and again when it is used. */
export const mayPushTo = (endpoint: string): boolean => isPushService(endpoint) || isLocal(endpoint);

function isLocal(endpoint: string): boolean {
  const local = localPushService.value();
  if (local === '' || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, host } = new URL(endpoint);
  return protocol === 'http:' && hostname === '127.0.0.1' && host === local;
}

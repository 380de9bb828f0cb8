import { FieldValue } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { devicesOf, deviceRowSchema } from '../devices/device-rows.ts';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { pushPublicKey } from '../params.ts';
import { canEncryptFor } from '../push/encrypt-push.ts';
import { mayPushTo, subscriptionRef, subscriptionsAt } from '../push/subscription-rows.ts';

const STARTS_PER_HOUR = 60;

/** Tells where a device of the caller is pushed to; the session that asks must be the one that the device has. */
export const startPush = signedInCallable('startPush', async ({ caller, input }) => {
  const { uid, authTime } = caller;
  const { device_id, ...address } = input;
  if (pushPublicKey.value() === '') return refused('not_found');
  if (!mayPushTo(address.endpoint) || !canEncryptFor(address)) return refused('invalid_input');
  return db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, uid);
    if (account?.is_active !== true) return refused('forbidden');
    const counted = await checkLimit(transaction, {
      bucket: 'start_push',
      subject: uid,
      perHour: STARTS_PER_HOUR,
    });
    if (!counted.allowed) return refused('too_many_requests');
    const row = await transaction.get(devicesOf(uid).doc(device_id));
    const device = deviceRowSchema.safeParse(withInstants(row.data() ?? {})).data;
    if (device?.ended_at !== null || device.auth_time !== authTime) return refused('not_found');
    const others = await transaction.get(subscriptionsAt(address.endpoint));
    counted.record();
    const ref = subscriptionRef(uid, device_id);
    // Who used this browser before has it no more.
    for (const other of others.docs) if (other.id !== ref.id) transaction.delete(other.ref);
    const of = { tenant_id: account.tenant_id, user_id: uid, device_id };
    transaction.set(ref, { ...of, ...address, created_at: FieldValue.serverTimestamp() });
    return done({ ok: true } as const);
  });
});

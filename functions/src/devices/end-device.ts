import { MAX_ENDED_SESSIONS } from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { accountRef, readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { subscriptionRef } from '../push/subscription-rows.ts';
import { readDevices } from './device-rows.ts';
import { endAllSessions } from './end-all-sessions.ts';

const ENDINGS_PER_HOUR = 60;

/**
 * Ends the session of one of the caller's devices. Its entry stays on the row, since the session could be renewed for
 * ever; where there are too many of them all sessions end together, which the entries are not needed for.
 */
export const endDevice = signedInCallable('endDevice', async ({ caller, input }) => {
  const { uid } = caller;
  const ended = await db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, uid);
    if (account === null) return refused('forbidden');
    const perUser = { bucket: 'end_device', subject: uid, perHour: ENDINGS_PER_HOUR };
    const counted = await checkLimit(transaction, perUser);
    if (!counted.allowed) return refused('too_many_requests');
    const devices = await readDevices(transaction, uid);
    const device = devices.find(({ ref }) => ref.id === input.device_id);
    if (device === undefined) return refused('not_found');
    counted.record();
    const known = new Set(account.ended_sessions ?? []).add(device.auth_time);
    if (known.size > MAX_ENDED_SESSIONS) return done({ isFull: true });
    transaction.update(accountRef(uid), { ended_sessions: [...known] });
    for (const { ref } of devices.filter(({ auth_time }) => auth_time === device.auth_time)) {
      transaction.update(ref, { ended_at: FieldValue.serverTimestamp() });
      transaction.delete(subscriptionRef(uid, ref.id));
    }
    return done({ isFull: false });
  });
  if (!ended.ok) return ended;
  if (ended.value.isFull) await endAllSessions(caller);
  return done({ ok: true } as const);
});

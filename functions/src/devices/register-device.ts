import { FieldValue } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { devicesOf, readDevices } from './device-rows.ts';

/** Each start of the app registers anew. */
const REGISTRATIONS_PER_HOUR = 60;

/** The list is for a person's eyes; beyond this the ones unseen for longest go. */
const MAX_DEVICES = 30;

/** Notes where the account is used. A device that was ended and signed in again is the same one, open. */
export const registerDevice = signedInCallable('registerDevice', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, caller.uid);
    if (account === null) return refused('not_found');
    if (!account.is_active) return refused('forbidden');
    const perUser = { bucket: 'devices', subject: caller.uid, perHour: REGISTRATIONS_PER_HOUR };
    const counted = await checkLimit(transaction, perUser);
    if (!counted.allowed) return refused('too_many_requests');
    const ref = devicesOf(caller.uid).doc(input.device_id);
    const devices = await readDevices(transaction, caller.uid);
    const others = devices.filter(({ ref: { id } }) => id !== ref.id);
    counted.record();
    for (const old of others.slice(MAX_DEVICES - 1)) transaction.delete(old.ref);
    const now = FieldValue.serverTimestamp();
    const isKnown = others.length < devices.length;
    transaction.set(
      ref,
      {
        name: input.name,
        kind: input.kind,
        ...(!isKnown && { first_seen_at: now }),
        last_seen_at: now,
        auth_time: caller.authTime,
        ended_at: null,
      },
      { merge: true },
    );
    return done({ ok: true } as const);
  }),
);

import { fromInstant, type Device } from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { subscriptionRef } from '../push/subscription-rows.ts';
import { devicesOf, readDevices } from './device-rows.ts';

/** A device that is started often would only cost writes. */
const NOTE_EVERY_MS = 15 * 60 * 1000;
/** New devices and sessions of one person; more are accepted, but not listed. */
const NEW_PER_HOUR = 60;

/** The list is for a person's eyes; beyond this the ones unseen for longest go. */
const MAX_DEVICES = 30;

/** Notes where the account is used. A device that was ended and signed in again is the same one, open. */
export const registerDevice = signedInCallable('registerDevice', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, caller.uid);
    if (account === null) return refused('not_found');
    if (!account.is_active) return refused('forbidden');
    const ref = devicesOf(caller.uid).doc(input.device_id);
    const devices = await readDevices(transaction, caller.uid);
    const known = devices.find(({ ref: { id } }) => id === ref.id);
    const others = devices.filter((device) => device !== known);
    if (known !== undefined && isNoted(known, caller.authTime)) return done({ noted: false });
    const perUser = { bucket: 'devices', subject: caller.uid, perHour: NEW_PER_HOUR };
    const counted = await checkLimit(transaction, perUser);
    if (!counted.allowed) return done({ noted: false });
    counted.record();
    for (const old of others.slice(MAX_DEVICES - 1)) {
      transaction.delete(old.ref);
      transaction.delete(subscriptionRef(caller.uid, old.ref.id));
    }
    const now = FieldValue.serverTimestamp();
    transaction.set(
      ref,
      {
        name: input.name,
        kind: input.kind,
        ...(known === undefined && { first_seen_at: now }),
        last_seen_at: now,
        auth_time: caller.authTime,
        ended_at: null,
      },
      { merge: true },
    );
    return done({ noted: true });
  }),
);

function isNoted({ auth_time, ended_at, last_seen_at }: Device, authTime: number): boolean {
  const isRecent = Date.now() - fromInstant(last_seen_at).getTime() < NOTE_EVERY_MS;
  return isRecent && auth_time === authTime && ended_at === null;
}

import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { endAllSessions } from './end-all-sessions.ts';

const ENDINGS_PER_HOUR = 10;

/** Ends every session of the caller, the one that asks too: who holds a stolen one may never have registered it. */
export const endAllDevices = signedInCallable('endAllDevices', async ({ caller }) => {
  const { uid } = caller;
  const counted = await db.runTransaction(async (transaction) => {
    if ((await readAccount(transaction, uid)) === null) return refused('forbidden');
    const perUser = { bucket: 'end_all', subject: uid, perHour: ENDINGS_PER_HOUR };
    const calls = await checkLimit(transaction, perUser);
    if (!calls.allowed) return refused('too_many_requests');
    calls.record();
    return done(null);
  });
  if (!counted.ok) return counted;
  await endAllSessions(caller);
  return done({ ok: true } as const);
});

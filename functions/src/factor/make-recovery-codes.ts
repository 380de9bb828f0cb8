import { FieldValue } from 'firebase-admin/firestore';
import { accountRef, readAccount } from '../accounts/account-rows.ts';
import { findAuthUser, hasFactor } from '../accounts/auth-users.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { hashOfCode, makeCodes, recoveryRef } from './recovery-codes.ts';

const SETS_PER_HOUR = 10;

/**
 * Ten codes in place of the earlier ones, shown only once. Only to a session that began with the factor: who has
 * only the password would get a way around it.
 */
export const makeRecoveryCodes = signedInCallable('makeRecoveryCodes', async ({ caller }) =>
  db.runTransaction(async (transaction) => {
    const { uid } = caller;
    const account = await readAccount(transaction, uid);
    if (account?.is_active !== true) return refused('forbidden');
    if (!caller.hasFactor) return refused('factor_needed');
    const user = await findAuthUser(uid);
    if (user === null || !hasFactor(user)) return refused('no_factor');
    const sets = await checkLimit(transaction, { bucket: 'codes', subject: uid, perHour: SETS_PER_HOUR });
    if (!sets.allowed) return refused('too_many_requests');
    sets.record();
    const codes = makeCodes();
    transaction.set(recoveryRef(uid), {
      hashes: codes.map((code) => hashOfCode(uid, code)),
      made_at: FieldValue.serverTimestamp(),
    });
    transaction.update(accountRef(uid), { has_factor: true });
    return done({ codes });
  }),
);

import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { accountRef, readAccount } from '../accounts/account-rows.ts';
import { isNameOfStaff } from './is-name-of-staff.ts';

/** Each change is seen by everybody of the firm and leaves an audit entry. */
const CHANGES_PER_HOUR = 30;

/** The own name and phone; `people` follows by its projection. */
export const updateProfile = signedInCallable('updateProfile', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, caller.uid);
    if (account === null) return refused('not_found');
    if (!account.is_active) return refused('forbidden');
    const perUser = { bucket: 'profile', subject: caller.uid, perHour: CHANGES_PER_HOUR };
    const changes = await checkLimit(transaction, perUser);
    if (!changes.allowed) return refused('too_many_requests');
    const isTaken =
      account.role === 'client' &&
      input.full_name !== account.full_name &&
      (await isNameOfStaff(transaction, account.tenant_id, input.full_name));
    changes.record();
    if (isTaken) return refused('name_of_staff');
    transaction.update(accountRef(caller.uid), input);
    return done({ ok: true } as const);
  }),
);

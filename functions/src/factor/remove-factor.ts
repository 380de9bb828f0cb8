import { accountRef, readAccount } from '../accounts/account-rows.ts';
import { removeFactors } from '../accounts/auth-users.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { recoveryRef } from './recovery-codes.ts';

/**
 * Removes one's own factor, with it. Where the firm demands one it stays; who removes it at the provider, past
 * this, is refused by every rule.
 */
export const removeFactor = signedInCallable('removeFactor', async ({ caller }) => {
  const { uid } = caller;
  const allowed = await db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, uid);
    if (account?.is_active !== true) return refused('forbidden');
    if (account.needs_factor === true) return refused('factor_demanded');
    if (!caller.hasFactor) return refused('factor_needed');
    transaction.delete(recoveryRef(uid));
    return done({ ok: true } as const);
  });
  if (!allowed.ok) return allowed;
  await removeFactors(uid);
  await accountRef(uid).update({ has_factor: false });
  return allowed;
});

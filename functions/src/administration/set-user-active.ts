import type { CallableInput } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { accountRef } from '../accounts/account-rows.ts';
import { approvedAccountFor } from './approved-account-for.ts';
import { setAuthUserEnabled } from '../accounts/auth-users.ts';
import { isLastAdmin } from '../accounts/is-last-admin.ts';
import { recordAccountAct } from './record-account-act.ts';

/** Blocks an approved account or opens it again. Asking for what already is repeats the work on Auth alone. */
export const setUserActive = signedInCallable('setUserActive', async ({ caller, input }) => {
  const changed = await db.runTransaction((transaction) => setActive(transaction, caller.uid, input));
  if (changed.ok) await setAuthUserEnabled(input.user_id, input.is_active);
  return changed;
});

async function setActive(
  transaction: Transaction,
  adminUid: string,
  { user_id, is_active }: CallableInput<'setUserActive'>,
): Promise<Outcome<{ ok: true }>> {
  const found = await approvedAccountFor(transaction, adminUid, user_id);
  if (!found.ok) return found;
  const account = found.value;
  if (!is_active && (await isLastAdmin(transaction, account))) return refused('last_admin');
  if (account.is_active !== is_active) {
    transaction.update(accountRef(user_id), {
      is_active,
      blocked_at: is_active ? null : FieldValue.serverTimestamp(),
      blocked_by: is_active ? null : adminUid,
    });
    recordAccountAct(transaction, is_active ? 'reopen' : 'block', adminUid, account, { is_active });
  }
  return done({ ok: true });
}

import type { Transaction } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done } from '../calls/outcome.ts';
import type { Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { queueMail, rejectionEvent } from '../mail/queue-mail.ts';
import { accountRef } from './account-rows.ts';
import { deleteAuthUser } from './auth-users.ts';
import { pendingAccountFor } from './pending-account-for.ts';

/** Refuses a pending account: its row goes, then its Auth user (see `followAccountAccess` for a crash between). */
export const rejectUser = signedInCallable('rejectUser', async ({ caller, input }) => {
  const rejected = await db.runTransaction((transaction) => reject(transaction, caller.uid, input.user_id));
  if (rejected.ok) await deleteAuthUser(input.user_id);
  return rejected;
});

async function reject(
  transaction: Transaction,
  adminUid: string,
  userId: string,
): Promise<Outcome<{ ok: true }>> {
  const found = await pendingAccountFor(transaction, adminUid, userId);
  if (!found.ok) return found;
  const { tenant_id, email, full_name } = found.value;
  transaction.delete(accountRef(userId));
  queueMail(transaction, rejectionEvent(userId), {
    kind: 'account_rejected',
    tenant_id,
    user_id: userId,
    to: email,
    name: full_name,
    origin: null,
  });
  return done({ ok: true });
}

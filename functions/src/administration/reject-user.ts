import type { Transaction } from 'firebase-admin/firestore';
import { recordAct } from '../audit/record-act.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { forgetMailOf } from '../mail/failed-mail.ts';
import { queueMail, rejectionEvent } from '../mail/queue-mail.ts';
import { accountRef } from '../accounts/account-rows.ts';
import { deleteAuthUser } from '../accounts/auth-users.ts';
import { pendingAccountFor } from './pending-account-for.ts';

/** Refuses a pending account: its row goes, then its Auth user (see `followAccountAccess` for a crash between). */
export const rejectUser = signedInCallable('rejectUser', async ({ caller, input }) => {
  const rejected = await db.runTransaction((transaction) => reject(transaction, caller.uid, input.user_id));
  if (rejected.ok) {
    await deleteAuthUser(input.user_id);
    await forgetMailOf(input.user_id);
  }
  return rejected;
});

async function reject(
  transaction: Transaction,
  adminUid: string,
  userId: string,
): Promise<Outcome<{ ok: true }>> {
  const found = await pendingAccountFor(transaction, adminUid, userId);
  if (!found.ok) return found;
  const { tenant_id, email, full_name, requested_role } = found.value;
  transaction.delete(accountRef(userId));
  recordAct(transaction, {
    name: 'reject',
    tenantId: tenant_id,
    uid: adminUid,
    entity: 'app_users',
    docId: userId,
    // Neither name nor address: the person is told that those are erased.
    before: { requested_role },
    after: {},
  });
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

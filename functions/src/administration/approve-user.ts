import { type CallableInput, isStaff, needsFactor } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { readFactorDemand } from '../accounts/factor-demand.ts';
import { db } from '../firestore/admin.ts';
import { approvalEvent, queueMail } from '../mail/queue-mail.ts';
import { accountRef } from '../accounts/account-rows.ts';
import { isAddressConfirmed } from './address-confirmed.ts';
import { findAuthUser } from '../accounts/auth-users.ts';
import { companiesStand } from '../accounts/companies-stand.ts';
import { pendingAccountFor } from './pending-account-for.ts';
import { recordAccountAct } from './record-account-act.ts';

/** Lets a pending account in, with a role and, for a client, the company it belongs to. */
export const approveUser = signedInCallable('approveUser', async ({ caller, input, origin }) =>
  db.runTransaction((transaction) => approve(transaction, caller.uid, input, origin)),
);

async function approve(
  transaction: Transaction,
  adminUid: string,
  input: CallableInput<'approveUser'>,
  origin: string | null,
): Promise<Outcome<{ ok: true }>> {
  const found = await pendingAccountFor(transaction, adminUid, input.user_id);
  if (!found.ok) return found;
  const account = found.value;
  const clientIds = input.client_id === undefined ? [] : [input.client_id];
  if (!(await companiesStand(transaction, account.tenant_id, clientIds))) return refused('client_not_found');
  const user = await findAuthUser(account.auth_uid);
  if (user === null) return refused('account_deleted');
  // The staff's own panel is not opened for an address that anybody can have typed.
  if (isStaff(input.role) && !isAddressConfirmed(account, user)) return refused('email_not_verified');

  const demand = await readFactorDemand(transaction, account.tenant_id);
  transaction.update(accountRef(account.auth_uid), {
    role: input.role,
    needs_factor: needsFactor(input.role, demand),
    client_id: input.client_id ?? null,
    client_ids: clientIds,
    is_active: true,
    approved_at: FieldValue.serverTimestamp(),
    approved_by: adminUid,
  });
  const granted = { role: input.role, client_ids: clientIds, is_active: true };
  recordAccountAct(transaction, 'approve', adminUid, account, granted);
  queueMail(transaction, approvalEvent(account.auth_uid), {
    kind: 'account_approved',
    tenant_id: account.tenant_id,
    user_id: account.auth_uid,
    to: account.email,
    name: account.full_name,
    origin,
  });
  return done({ ok: true });
}

import { type AppUser, type Invitation, MAX_COMPANIES, needsFactor } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { readFactorDemand } from '../accounts/factor-demand.ts';
import { putReadMarks, readNewMarks } from '../accounts/new-marks.ts';
import { recordAccountAct } from '../administration/record-account-act.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { approvalEvent, queueMail } from '../mail/queue-mail.ts';

/** Of a pending account: as an approval does. Reads now, writes at the act. */
export async function letIn(
  transaction: Transaction,
  account: AppUser,
  { role, client_ids, sent_by }: Invitation,
  origin: string | null,
): Promise<Outcome<() => void>> {
  const demand = await readFactorDemand(transaction, account.tenant_id);
  const { auth_uid: uid, tenant_id, email, full_name } = account;
  return done(() => {
    transaction.update(accountRef(uid), {
      role,
      needs_factor: needsFactor(role, demand),
      client_id: client_ids[0] ?? null,
      client_ids,
      // The link came to that address, and its person has shown that it is theirs.
      email_verified: true,
      is_active: true,
      approved_at: FieldValue.serverTimestamp(),
      approved_by: sent_by,
    });
    recordAccountAct(transaction, 'accept_invitation', uid, account, { role, client_ids, is_active: true });
    queueMail(transaction, approvalEvent(uid), {
      kind: 'account_approved',
      ...{ tenant_id, user_id: uid, to: email, name: full_name, origin },
    });
  });
}

/** Of a client who is in: the companies that are new to them. A role is changed by an administrator, never by a link. */
export async function giveCompanies(
  transaction: Transaction,
  account: AppUser,
  { role, client_ids }: Invitation,
): Promise<Outcome<() => void>> {
  if (!account.is_active) return refused('forbidden');
  if (account.role !== role || role !== 'client') return refused('has_account');
  const all = [...new Set([...account.client_ids, ...client_ids])];
  if (all.length > MAX_COMPANIES) return refused('has_account');
  const marks = await readNewMarks(transaction, account, all);
  return done(() => {
    if (all.length === account.client_ids.length) return;
    recordAccountAct(transaction, 'accept_invitation', account.auth_uid, account, { client_ids: all });
    transaction.update(accountRef(account.auth_uid), {
      client_ids: all,
      client_id: account.client_id ?? all[0] ?? null,
    });
    putReadMarks(transaction, account, marks);
  });
}

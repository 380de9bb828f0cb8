import { type AppUser, type CallableInput, isPromotion, needsFactor } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { readFactorDemand } from '../accounts/factor-demand.ts';
import { db } from '../firestore/admin.ts';
import { accountRef } from '../accounts/account-rows.ts';
import { isAddressConfirmed } from './address-confirmed.ts';
import { approvedAccountFor } from './approved-account-for.ts';
import { findAuthUser } from '../accounts/auth-users.ts';
import { companiesStand } from '../accounts/companies-stand.ts';
import { putReadMarks, readNewMarks } from '../accounts/new-marks.ts';
import { recordAccountAct } from './record-account-act.ts';

/**
 * Gives an approved account another role, or a client other companies. It holds from the commit on: the rules of the
 * database and of the files read this row at each request, so no token has to end for it. The device lets go of what
 * the row no longer gives.
 */
export const changeAccess = signedInCallable('changeAccess', async ({ caller, input }) =>
  db.runTransaction((transaction) => change(transaction, caller.uid, input)),
);

async function change(
  transaction: Transaction,
  adminUid: string,
  { user_id, role, client_ids, owner_of: asked }: CallableInput<'changeAccess'>,
): Promise<Outcome<{ ok: true }>> {
  const found = await approvedAccountFor(transaction, adminUid, user_id);
  if (!found.ok) return found;
  // The person who acts is an administrator and stays one, so the firm keeps its last: of two who demote each other at
  // once, the second is read again as what the first made of it.
  if (user_id === adminUid) return refused('own_account');
  const account = found.value;
  if (!(await companiesStand(transaction, account.tenant_id, client_ids))) return refused('client_not_found');
  if (isPromotion(account.role, role) && !(await isConfirmed(account))) return refused('email_not_verified');
  const marks = await readNewMarks(transaction, account, client_ids);
  const needs_factor = needsFactor(role, await readFactorDemand(transaction, account.tenant_id));
  // Of what is no longer theirs nobody stays the owner, not even for the day when it comes back.
  const owner_of = (asked ?? account.owner_of ?? []).filter((id) => client_ids.includes(id));
  recordAccountAct(transaction, 'change_access', adminUid, account, { role, client_ids, owner_of });
  const client_id = primaryOf(account, client_ids);
  const isOwner = owner_of.length > 0 || account.owner_of !== undefined;
  const access = { role, needs_factor, client_ids, client_id };
  transaction.update(accountRef(user_id), isOwner ? { ...access, owner_of } : access);
  putReadMarks(transaction, account, marks);
  return done({ ok: true });
}

/** Nobody rises around what the approval asks for. */
async function isConfirmed(account: AppUser): Promise<boolean> {
  const user = await findAuthUser(account.auth_uid);
  return user !== null && isAddressConfirmed(account, user);
}

/** Stays the one it was for as long as it is among them. */
function primaryOf({ client_id }: AppUser, clientIds: readonly string[]): string | null {
  return clientIds.find((id) => id === client_id) ?? clientIds[0] ?? null;
}

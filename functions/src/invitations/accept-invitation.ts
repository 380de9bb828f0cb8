import type { AppUser, CallableInput, Invitation } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { isPending, readAccount } from '../accounts/account-rows.ts';
import { findAuthUser } from '../accounts/auth-users.ts';
import { companiesStand } from '../accounts/companies-stand.ts';
import { isAddressConfirmed } from '../administration/address-confirmed.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { invitationRef, stateNow } from './invitation-rows.ts';
import { giveCompanies, letIn } from './let-in.ts';
import { openedBySecret } from './opened-by-secret.ts';
import { isSenderStanding } from './standing-sender.ts';

const TRIES_PER_HOUR = 30;

/** What follows from a decision, once all is read. */
type Act = () => void;

/**
 * Takes an invitation up: the account gets the role and the companies that stand in it, and nothing that the device says.
 * Once, in time, and only for the address that was invited, confirmed.
 */
export const acceptInvitation = signedInCallable('acceptInvitation', async ({ caller, input, origin }) =>
  db.runTransaction(async (transaction): Promise<Outcome<{ ok: true }>> => {
    const account = await readAccount(transaction, caller.uid);
    if (account === null || account.blocked_at !== null) return refused('forbidden');
    const limit = { bucket: 'accept_invite', subject: caller.uid, perHour: TRIES_PER_HOUR };
    const tries = await checkLimit(transaction, limit);
    if (!tries.allowed) return refused('too_many_requests');
    const accepted = await accept(transaction, account, input, origin);
    tries.record();
    if (!accepted.ok) return accepted;
    accepted.value();
    return done({ ok: true });
  }),
);

async function accept(
  transaction: Transaction,
  account: AppUser,
  input: CallableInput<'acceptInvitation'>,
  origin: string | null,
): Promise<Outcome<Act>> {
  const row = await openedBySecret(transaction, input);
  if (row === null) return refused('not_found');
  const refusal = (await refusalOf(transaction, row)) ?? (await refusalFor(account, row));
  if (refusal !== null) return refused(refusal);
  const given = isPending(account)
    ? await letIn(transaction, account, row, origin)
    : await giveCompanies(transaction, account, row);
  if (!given.ok) return given;
  return done(() => {
    given.value();
    transaction.update(invitationRef(input.invitation_id), {
      settled_at: FieldValue.serverTimestamp(),
      accepted_by: account.auth_uid,
    });
  });
}

/** Why it lets nobody in. */
async function refusalOf(transaction: Transaction, row: Invitation) {
  const state = stateNow(row);
  if (state !== 'waiting') return REFUSALS[state];
  if (!(await isSenderStanding(transaction, row))) return 'invitation_withdrawn';
  return (await companiesStand(transaction, row.tenant_id, row.client_ids)) ? null : 'client_not_found';
}

const REFUSALS = {
  expired: 'invitation_expired',
  accepted: 'invitation_used',
  withdrawn: 'invitation_withdrawn',
} as const;

/** Why it does not let this person in. */
async function refusalFor(account: AppUser, row: Invitation) {
  if (account.email.toLowerCase() !== row.email) return 'other_address';
  // An account belongs to one firm.
  if (account.tenant_id !== row.tenant_id) return 'unknown_tenant';
  const user = await findAuthUser(account.auth_uid);
  if (user === null) return 'account_deleted';
  // Else anybody could sign up with that address and wait for a link that is passed on.
  return isAddressConfirmed(account, user) ? null : 'email_not_verified';
}

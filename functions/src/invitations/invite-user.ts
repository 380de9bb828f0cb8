import { randomUUID } from 'node:crypto';
import {
  type AppUser,
  type CallableInput,
  type Invited,
  isStaff,
  MAX_OWN_INVITATIONS,
  mayInvite,
} from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { accountOf, isPending, readAccount } from '../accounts/account-rows.ts';
import { companiesStand } from '../accounts/companies-stand.ts';
import { recordAct } from '../audit/record-act.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { mailsToAddress } from '../limits/mails-to-address.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { invitationOf, invitationsTo, openOf, stateNow } from './invitation-rows.ts';
import { recordSending } from './record-sending.ts';
import { createInvitation, sendAgain } from './send-invitation.ts';

const BY_STAFF_PER_HOUR = 200;
const BY_OWNER_PER_HOUR = 10;

/** Invites an address to a role and its companies. What waits already is sent anew; who has all of it is left as they are. */
export const inviteUser = signedInCallable('inviteUser', async ({ caller, input, origin }) =>
  db.runTransaction((transaction) => invite(transaction, caller.uid, input, origin)),
);

async function invite(
  transaction: Transaction,
  uid: string,
  input: CallableInput<'inviteUser'>,
  origin: string | null,
): Promise<Outcome<{ outcome: Invited }>> {
  const inviter = await readAccount(transaction, uid);
  if (inviter === null || !mayInvite(inviter, input)) return refused('forbidden');
  const { tenant_id } = inviter;
  const { email, role, client_ids } = input;
  if (!(await companiesStand(transaction, tenant_id, client_ids))) return refused('client_not_found');

  const isOwner = !isStaffMember(inviter);
  const perHour = isOwner ? BY_OWNER_PER_HOUR : BY_STAFF_PER_HOUR;
  const calls = await checkLimit(transaction, { bucket: 'invite', subject: uid, perHour });
  const mails = await checkLimit(transaction, mailsToAddress(email));
  const waiting = await waitingLike(transaction, inviter, input);
  if (!calls.allowed || !mails.allowed) return refused('too_many_requests');
  if (isOwner && waiting === null && (await hasMany(transaction, uid))) return refused('too_many_requests');
  // An owner learns of nobody whether they have an account: who is in already finds that nothing changes.
  const standing = isOwner ? 'none' : await standingOf(transaction, inviter, input);
  calls.record();
  if (standing !== 'none')
    return standing === 'has_all' ? done({ outcome: 'already_in' }) : refused('has_account');
  mails.record();
  const id = waiting?.id ?? randomUUID();
  const sending = { id, sent_by: uid, origin };
  if (waiting === null)
    createInvitation(transaction, sending, { tenant_id, email, role, client_ids, invited_by: uid });
  else sendAgain(transaction, sending, waiting);
  if (waiting === null)
    recordAct(transaction, {
      name: 'invite',
      ...{ tenantId: tenant_id, uid, entity: 'invitations', docId: id },
      // Not the address: it goes with the invitation, and this stays for years.
      before: {},
      after: { role, client_ids },
    });
  else recordSending(transaction, { id, uid }, waiting);
  return done({ outcome: waiting === null ? 'invited' : 'resent' });
}

const isStaffMember = ({ role }: AppUser): boolean => role !== null && isStaff(role);

/** One that waits for the same person with the same role and companies; of an owner their own alone. */
async function waitingLike(transaction: Transaction, inviter: AppUser, input: CallableInput<'inviteUser'>) {
  const { docs } = await transaction.get(invitationsTo(inviter.tenant_id, input.email));
  const rows = docs.flatMap((doc) => {
    const row = invitationOf(doc);
    return row === null ? [] : [{ id: doc.id, ...row }];
  });
  const wanted = input.client_ids.toSorted().join();
  return (
    rows.find(
      (row) =>
        ['waiting', 'expired'].includes(stateNow(row)) &&
        row.role === input.role &&
        row.client_ids.toSorted().join() === wanted &&
        (isStaffMember(inviter) || row.invited_by === inviter.auth_uid),
    ) ?? null
  );
}

async function hasMany(transaction: Transaction, uid: string): Promise<boolean> {
  const open = await transaction.get(openOf(uid).limit(MAX_OWN_INVITATIONS).select());
  return open.size >= MAX_OWN_INVITATIONS;
}

/** Whether the address has an account of the firm that an invitation has nothing to give, or must not touch. */
async function standingOf(
  transaction: Transaction,
  { tenant_id }: AppUser,
  { email, role, client_ids }: CallableInput<'inviteUser'>,
): Promise<'none' | 'has_all' | 'has_other'> {
  const accounts = db.collection('app_users').where('tenant_id', '==', tenant_id);
  const { docs } = await transaction.get(accounts.where('email', '==', email).limit(1));
  const account = docs[0] === undefined ? null : accountOf(docs[0]);
  if (account === null || isPending(account)) return 'none';
  if (!account.is_active || account.role !== role) return 'has_other';
  return client_ids.every((id) => account.client_ids.includes(id)) ? 'has_all' : 'none';
}

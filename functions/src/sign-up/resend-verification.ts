import { randomUUID } from 'node:crypto';
import type { AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { queueMail, repeatedVerificationEvent } from '../mail/queue-mail.ts';
import { readAccount } from '../accounts/account-rows.ts';
import { isAddressConfirmed } from '../administration/address-confirmed.ts';
import { findAuthUser } from '../accounts/auth-users.ts';
import { mailsToAddress } from '../limits/mails-to-address.ts';
import { managedAccountFor } from '../administration/managed-account-for.ts';

/** Of one caller, to any person: an administrator writes to a handful of people. */
const RESENDS_PER_HOUR = 20;

/** Sends the confirmation of an address once more: one's own, or by an administrator that of somebody of the firm. */
export const resendVerification = signedInCallable('resendVerification', async ({ caller, input, origin }) =>
  db.runTransaction((transaction) => resend(transaction, caller.uid, input.user_id, origin)),
);

async function resend(
  transaction: Transaction,
  callerUid: string,
  userId: string,
  origin: string | null,
): Promise<Outcome<{ ok: true }>> {
  const found = await accountFor(transaction, callerUid, userId);
  if (!found.ok) return found;
  const account = found.value;
  const user = await findAuthUser(userId);
  if (user === null) return refused('account_deleted');
  if (isAddressConfirmed(account, user)) return refused('already_verified');

  const perCaller = { bucket: 'verification', subject: callerUid, perHour: RESENDS_PER_HOUR };
  const calls = await checkLimit(transaction, perCaller);
  const mails = await checkLimit(transaction, mailsToAddress(account.email));
  if (!calls.allowed || !mails.allowed) return refused('too_many_requests');
  calls.record();
  mails.record();
  queueMail(transaction, repeatedVerificationEvent(randomUUID()), {
    kind: 'verify_email',
    tenant_id: account.tenant_id,
    user_id: userId,
    to: account.email,
    name: account.full_name,
    origin,
  });
  return done({ ok: true });
}

async function accountFor(
  transaction: Transaction,
  callerUid: string,
  userId: string,
): Promise<Outcome<AppUser>> {
  if (callerUid !== userId) return managedAccountFor(transaction, callerUid, userId);
  const own = await readAccount(transaction, callerUid);
  return own === null || own.blocked_at !== null ? refused('forbidden') : done(own);
}

import { LEGAL_TEXTS, withConsents, type AppUser, type CallableInput } from '@portal/domain';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { signedInCallable, type Call } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { mailRef, queueMail, rejectionEvent, verificationEvent } from '../mail/queue-mail.ts';
import { defaultTenant, hourlyCallsPerIp } from '../params.ts';
import { tenantOfOrigin } from '../tenants/tenant-of-origin.ts';
import { accountOf, accountRef } from '../accounts/account-rows.ts';
import { findAuthUser } from '../accounts/auth-users.ts';
import { mailsToAddress } from '../limits/mails-to-address.ts';

/** The second half of a sign-up: the pending row. Repeating it returns the row that is there, unchanged. */
export const completeSignUp = signedInCallable('completeSignUp', async ({ caller, ...call }) => {
  // A token outlives its account by up to an hour.
  const user = await findAuthUser(caller.uid);
  if (user === null) return refused('account_deleted');
  const created = await db.runTransaction((transaction) => createPending(transaction, user, call));
  if (!created.ok) return created;
  const account = accountOf(await accountRef(caller.uid).get());
  return account === null ? refused('account_deleted') : done(account);
});

async function createPending(
  transaction: Transaction,
  user: UserRecord,
  { input, origin, ip }: Call<'completeSignUp'>,
): Promise<Outcome<null>> {
  const [row, rejection] = await transaction.getAll(accountRef(user.uid), mailRef(rejectionEvent(user.uid)));
  if (row?.exists === true) return done(null);
  // Between the rejection and the end of the Auth user the token would still make a new row.
  if (rejection?.exists === true) return refused('account_deleted');
  if (user.disabled || user.email === undefined) return refused('forbidden');

  const perIp = { bucket: 'sign_up_ip', subject: ip, perHour: hourlyCallsPerIp.value() };
  const signUps = await checkLimit(transaction, perIp);
  if (!signUps.allowed) return refused('too_many_requests');
  const mails = await checkLimit(transaction, mailsToAddress(user.email));
  const tenantId = await tenantOfOrigin(origin, defaultTenant.value());
  if (tenantId === null) return refused('unknown_tenant');

  transaction.create(accountRef(user.uid), pendingAccount(user, user.email, tenantId, input));
  signUps.record();
  if (!user.emailVerified && mails.allowed) {
    mails.record();
    queueMail(transaction, verificationEvent(user.uid), {
      kind: 'verify_email',
      tenant_id: tenantId,
      user_id: user.uid,
      to: user.email,
      name: input.full_name,
      origin,
    });
  }
  return done(null);
}

function pendingAccount(
  { uid, emailVerified }: UserRecord,
  email: string,
  tenantId: string,
  { full_name, requested_role }: CallableInput<'completeSignUp'>,
) {
  return {
    auth_uid: uid,
    tenant_id: tenantId,
    client_id: null,
    client_ids: [],
    email,
    email_verified: emailVerified,
    full_name,
    phone: null,
    role: null,
    requested_role,
    is_active: false,
    last_login_at: null,
    created_at: FieldValue.serverTimestamp(),
    approved_at: null,
    approved_by: null,
    blocked_at: null,
    blocked_by: null,
    ended_sessions: [],
    sessions_from: 0,
    needs_factor: false,
    has_factor: false,
    // The form says that making the account accepts them.
    consents: withConsents([], LEGAL_TEXTS, instantOf(Timestamp.now())),
  } satisfies { [K in keyof AppUser]: unknown };
}

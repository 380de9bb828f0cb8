import { randomUUID } from 'node:crypto';
import type { CallableInput } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { approvedAccountFor } from '../administration/approved-account-for.ts';
import { findAuthUser, hasFactor } from '../accounts/auth-users.ts';
import { recordAct } from '../audit/record-act.ts';
import { signedInCallable, type Call } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { factorEvent, queueMail } from '../mail/queue-mail.ts';
import { clearFactor } from './clear-factor.ts';
import { recoveryRef } from './recovery-codes.ts';

const RESETS_PER_HOUR = 20;

/** Another administrator removes the factor that somebody lost; the person is notified. */
export const resetFactor = signedInCallable('resetFactor', async ({ caller, input, origin }) => {
  const allowed = await db.runTransaction((transaction) => reset(transaction, caller.uid, input, origin));
  if (allowed.ok) await clearFactor(input.user_id);
  return allowed;
});

async function reset(
  transaction: Transaction,
  adminUid: string,
  { user_id }: CallableInput<'resetFactor'>,
  origin: Call<'resetFactor'>['origin'],
): Promise<Outcome<{ ok: true }>> {
  const found = await approvedAccountFor(transaction, adminUid, user_id);
  if (!found.ok) return found;
  // Who holds an unlocked device of an administrator would take the factor off the account.
  if (user_id === adminUid) return refused('own_account');
  const account = found.value;
  const user = await findAuthUser(user_id);
  if (user === null) return refused('account_deleted');
  if (!hasFactor(user) && account.has_factor !== true) return refused('no_factor');
  const perAdmin = { bucket: 'reset_factor', subject: adminUid, perHour: RESETS_PER_HOUR };
  const resets = await checkLimit(transaction, perAdmin);
  if (!resets.allowed) return refused('too_many_requests');
  resets.record();
  transaction.delete(recoveryRef(user_id));
  recordAct(transaction, {
    name: 'reset_factor',
    tenantId: account.tenant_id,
    uid: adminUid,
    entity: 'app_users',
    docId: user_id,
    before: { has_factor: true },
    after: { has_factor: false },
  });
  queueMail(transaction, factorEvent(randomUUID()), {
    kind: 'factor_reset',
    tenant_id: account.tenant_id,
    user_id,
    to: account.email,
    name: account.full_name,
    origin,
  });
  return done({ ok: true });
}

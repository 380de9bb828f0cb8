import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { findAuthUserByEmail } from '../accounts/auth-users.ts';
import { recordAct } from '../audit/record-act.ts';
import { publicCallable, type Call } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { factorEvent, queueMail } from '../mail/queue-mail.ts';
import { hourlyCallsPerIp } from '../params.ts';
import { clearFactor } from './clear-factor.ts';
import { hashOfCode, readHashes, recoveryRef } from './recovery-codes.ts';

/** Enough for somebody who mistypes a whole sheet; far too few for guessing. */
const TRIES_PER_ADDRESS = 20;
const LONGEST_MS = 2_000;
/** Whose rows are read where nobody has the address, so that the work is the same. */
const NOBODY = 'nobody';

/**
 * The way back of somebody who lost the factor and is not signed in. The answer does not say who the address belongs to: an
 * unknown one, a closed account and a wrong code get the same answer. The password is still asked for after that.
 */
export const redeemRecoveryCode = publicCallable('redeemRecoveryCode', async (call) => {
  const email = call.input.email.toLowerCase();
  const uid = (await findAuthUserByEmail(email))?.uid ?? NOBODY;
  const redeemed = await db.runTransaction((transaction) => redeem(transaction, uid, email, call));
  if (redeemed.ok) await begun(await clearFactor(uid));
  return redeemed;
});

/** The person signs in right after the answer, and a session of this very second would count among the ended ones. */
const begun = (second: number) => setTimeout(Math.min(Math.max(0, second * 1000 - Date.now()), LONGEST_MS));

async function redeem(
  transaction: Transaction,
  uid: string,
  email: string,
  { input, origin, ip }: Call<'redeemRecoveryCode'>,
): Promise<Outcome<{ ok: true }>> {
  const perIp = { bucket: 'recovery_ip', subject: ip, perHour: hourlyCallsPerIp.value() };
  const calls = await checkLimit(transaction, perIp);
  const perEmail = { bucket: 'recovery_email', subject: email, perHour: TRIES_PER_ADDRESS };
  const tries = await checkLimit(transaction, perEmail);
  const account = await readAccount(transaction, uid);
  const hashes = await readHashes(transaction, uid);
  if (!calls.allowed || !tries.allowed) return refused('too_many_requests');
  calls.record();
  tries.record();
  const hash = hashOfCode(uid, input.code);
  if (account?.is_active !== true || !hashes.includes(hash)) return refused('wrong_code');
  // Told to nobody but who has a code, which is not used up by it.
  if ((account.closed_at ?? null) !== null) return refused('firm_closed');
  transaction.update(recoveryRef(uid), { hashes: hashes.filter((other) => other !== hash) });
  tell(transaction, account, origin);
  return done({ ok: true });
}

function tell(transaction: Transaction, account: AppUser, origin: string | null): void {
  const { auth_uid: uid, tenant_id } = account;
  recordAct(transaction, {
    name: 'recover_factor',
    tenantId: tenant_id,
    uid,
    entity: 'app_users',
    docId: uid,
    before: { has_factor: true },
    after: { has_factor: false },
  });
  queueMail(transaction, factorEvent(randomUUID()), {
    kind: 'factor_recovered',
    tenant_id,
    user_id: uid,
    to: account.email,
    name: account.full_name,
    origin,
  });
}

import { can, type AppUser, type CallableInput } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { recordAct } from '../audit/record-act.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { patchMirrored, readMirrored } from '../firestore/write-mirrored.ts';
import { eraseAll } from '../firestore/erase-all.ts';
import { invitationsTo } from '../invitations/invitation-rows.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { erasureEvent, queueMail } from '../mail/queue-mail.ts';
import { mayManageUsers, readAccount } from '../accounts/account-rows.ts';
import { emptyAccount } from './empty-account.ts';
import { eraseTraces } from './erase-traces.ts';
import { isLastAdmin } from '../accounts/is-last-admin.ts';
import { openErasureRequest } from './open-erasure-request.ts';

const ERASURES_PER_HOUR = 20;

/**
 * Carries out what a person asked for: who they were leaves the account, and the request is answered in the same
 * transaction. What the firm must keep by law (documents, conversations, receipts) names the account's id alone.
 */
export const erasePerson = signedInCallable('erasePerson', async ({ caller, input }) => {
  const erased = await db.runTransaction((transaction) => erase(transaction, caller.uid, input));
  if (!erased.ok) return erased;
  await eraseTraces(erased.value);
  // By the address, which the account has no more.
  await eraseAll(invitationsTo(erased.value.tenant_id, erased.value.email));
  return done({ ok: true } as const);
});

async function erase(
  transaction: Transaction,
  callerUid: string,
  { request_id, answer }: CallableInput<'erasePerson'>,
): Promise<Outcome<AppUser>> {
  const senior = await readAccount(transaction, callerUid);
  if (senior === null) return refused('forbidden');
  const { tenant_id } = senior;
  if (!can({ ...senior, uid: callerUid }, 'edit', { kind: 'privacy_request', tenant_id }))
    return refused('forbidden');
  const request = await readMirrored(transaction, 'privacy_requests', tenant_id, request_id);
  const asked = openErasureRequest(request);
  if (!asked.ok) return asked;
  const account = await readAccount(transaction, asked.value);
  if (account?.tenant_id !== tenant_id || account.erased_at !== undefined) return refused('account_deleted');
  const refusal = await whyNot(transaction, senior, account);
  if (refusal !== null) return refused(refusal);
  const calls = await checkLimit(transaction, {
    bucket: 'erase',
    subject: callerUid,
    perHour: ERASURES_PER_HOUR,
  });
  if (!calls.allowed) return refused('too_many_requests');

  calls.record();
  patchMirrored(transaction, request, { state: 'done', answer });
  emptyAccount(transaction, account, callerUid);
  transaction.create(db.doc(`erasures/${account.auth_uid}`), {
    tenant_id,
    request_id,
    erased_by: callerUid,
    erased_at: FieldValue.serverTimestamp(),
  });
  recordAct(transaction, {
    name: 'erase',
    tenantId: tenant_id,
    uid: callerUid,
    entity: 'app_users',
    docId: account.auth_uid,
    before: { is_active: account.is_active, client_ids: account.client_ids, personal_data: 'guardados' },
    after: { is_active: false, client_ids: [], personal_data: 'apagados' },
  });
  queueMail(transaction, erasureEvent(account.auth_uid), {
    kind: 'account_erased',
    tenant_id,
    user_id: account.auth_uid,
    to: account.email,
    name: account.full_name,
    words: answer,
    origin: null,
  });
  return done(account);
}

/** Nobody judges their own request; of the staff administrators alone decide, and one of them stays. */
async function whyNot(transaction: Transaction, senior: AppUser, account: AppUser) {
  if (await isLastAdmin(transaction, account)) return 'last_admin';
  if (senior.auth_uid === account.auth_uid) return 'own_account';
  return account.role === 'client' || mayManageUsers(senior) ? null : 'forbidden';
}

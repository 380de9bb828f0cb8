import type { Transaction } from 'firebase-admin/firestore';
import { companiesStand } from '../accounts/companies-stand.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { mailsToAddress } from '../limits/mails-to-address.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { invitationFor } from './invitation-for.ts';
import { stateNow } from './invitation-rows.ts';
import { recordSending } from './record-sending.ts';
import { sendAgain } from './send-invitation.ts';

const RESENDS_PER_HOUR = 60;

/** Sends what waits, or waited in vain, once more. For who accepted nothing changes, and nothing is sent. */
export const resendInvitation = signedInCallable('resendInvitation', async ({ caller, input, origin }) =>
  db.runTransaction((transaction) => resend(transaction, caller.uid, input.invitation_id, origin)),
);

async function resend(
  transaction: Transaction,
  uid: string,
  id: string,
  origin: string | null,
): Promise<Outcome<{ ok: true }>> {
  const found = await invitationFor(transaction, uid, id);
  if (!found.ok) return found;
  const row = found.value;
  const state = stateNow(row);
  if (state === 'accepted') return refused('invitation_used');
  if (state === 'withdrawn') return refused('invitation_withdrawn');
  if (!(await companiesStand(transaction, row.tenant_id, row.client_ids))) return refused('client_not_found');
  const calls = await checkLimit(transaction, {
    bucket: 'resend_invite',
    subject: uid,
    perHour: RESENDS_PER_HOUR,
  });
  const mails = await checkLimit(transaction, mailsToAddress(row.email));
  if (!calls.allowed || !mails.allowed) return refused('too_many_requests');
  calls.record();
  mails.record();
  sendAgain(transaction, { id, sent_by: uid, origin }, row);
  recordSending(transaction, { id, uid }, row);
  return done({ ok: true });
}

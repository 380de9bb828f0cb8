import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { mailsToAddress } from '../limits/mails-to-address.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { closeFailedMail } from '../mail/failed-mail.ts';
import { queueMail, resentEvent } from '../mail/queue-mail.ts';
import { failedMailFor } from './failed-mail-for.ts';
import { recordMailAct } from './record-mail-act.ts';

/** Of one administrator: after a mail server was away for days there may be many. */
const RESENDS_PER_HOUR = 200;

/** Queues an e-mail that failed anew, by an administrator of its firm: a row of its own, so that sending begins at once. */
export const resendMail = signedInCallable('resendMail', async ({ caller, input }) =>
  db.runTransaction((transaction) => resend(transaction, caller.uid, input.mail_id)),
);

async function resend(
  transaction: Transaction,
  adminUid: string,
  mailId: string,
): Promise<Outcome<{ ok: true }>> {
  const found = await failedMailFor(transaction, adminUid, mailId, 'resent');
  if (!found.ok) return found;
  const mail = found.value;
  if (mail === null) return done({ ok: true });
  const calls = await checkLimit(transaction, {
    bucket: 'resend',
    subject: adminUid,
    perHour: RESENDS_PER_HOUR,
  });
  const mails = await checkLimit(transaction, mailsToAddress(mail.to));
  if (!calls.allowed || !mails.allowed) return refused('too_many_requests');
  calls.record();
  mails.record();
  const { kind, tenant_id, user_id, to, name, words, origin, notice, invitation } = mail;
  queueMail(transaction, resentEvent(randomUUID()), {
    ...{ kind, tenant_id, user_id, to, name, origin },
    ...(words !== undefined && { words }),
    ...(notice !== undefined && { notice }),
    ...(invitation !== undefined && { invitation }),
  });
  closeFailedMail(transaction, mailId, 'resent');
  recordMailAct(transaction, adminUid, mail, 'resent');
  return done({ ok: true });
}

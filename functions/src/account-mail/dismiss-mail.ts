import { signedInCallable } from '../calls/define-callable.ts';
import { done } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { closeFailedMail } from '../mail/failed-mail.ts';
import { failedMailFor } from './failed-mail-for.ts';
import { recordMailAct } from './record-mail-act.ts';

/** Lets go of an e-mail that failed and is of no more use, by an administrator of its firm; its address goes at once. */
export const dismissMail = signedInCallable('dismissMail', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const found = await failedMailFor(transaction, caller.uid, input.mail_id, 'dismissed');
    if (!found.ok) return found;
    if (found.value !== null) {
      closeFailedMail(transaction, input.mail_id, 'dismissed');
      recordMailAct(transaction, caller.uid, found.value, 'dismissed');
    }
    return done({ ok: true } as const);
  }),
);

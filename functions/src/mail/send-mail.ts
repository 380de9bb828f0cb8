import { mailFrom } from '../params.ts';
import { composeMail, type MailContent } from './compose-mail.ts';
import type { QueuedMail } from './queued-mail.ts';
import { claimMail, failMail, releaseMail, settleMail } from './mail-state.ts';
import { canBeResent } from './queue-mail.ts';
import { isReturned } from './returned-mail.ts';
import { deliver, passingProblem } from './transport.ts';

/** What an e-mail says, looked up when it is sent; null when there is nobody to write to any more. */
export type PrepareContent = (mail: QueuedMail) => Promise<MailContent | null>;

/**
 * Sends one queued e-mail. Events come at least once: only the run that takes the lease sends, and a
 * settled row is never sent again. A crash between the server's 'accepted' and the settling sends a second
 * time, with the same Message-ID.
 */
export async function sendMail(eventId: string, prepareContent: PrepareContent): Promise<void> {
  const claim = await claimMail(eventId, Date.now());
  if (claim.kind === 'settled' || claim.kind === 'held') return;
  // Thrown, not returned: should the other run die, this event must come again.
  if (claim.kind === 'busy') throw new Error(`The e-mail ${eventId} is being sent by another run`);
  if (claim.kind === 'late') return endLate(eventId, claim.mail);

  try {
    const content = await prepareContent(claim.mail);
    if (content === null) return await settleMail(eventId, 'dropped', 'no_recipient');
    if (content.unsubscribe !== undefined && (await isReturned(content.to, Date.now())))
      return await settleMail(eventId, 'dropped', 'returned');
    const delivery = await deliver(composeMail(content, mailFrom.value(), eventId));
    if (delivery.kind === 'accepted') return await settleMail(eventId, 'sent', null);
    return await failMail(eventId, claim.mail, `smtp_${delivery.code}`);
  } catch (error) {
    await releaseMail(eventId, passingProblem(error));
    throw error;
  }
}

/** What nobody could send anew is let go in silence, without its address. */
async function endLate(eventId: string, mail: QueuedMail): Promise<void> {
  if (canBeResent(mail.kind)) await failMail(eventId, mail, mail.problem ?? 'late');
  else await settleMail(eventId, 'dropped', 'late');
}

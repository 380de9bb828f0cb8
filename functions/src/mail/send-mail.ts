import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../options.ts';
import { mailFrom, smtpPassword } from '../params.ts';
import { composeMail } from './compose-mail.ts';
import { claimMail, releaseMail, settleMail } from './mail-state.ts';
import { prepareContent } from '../account-mail/prepare-content.ts';
import { deliver } from './transport.ts';

/**
 * Sends one queued e-mail. Events come at least once: only the run that takes the lease sends, and a
 * settled row is never sent again. A crash between the server's 'accepted' and the settling sends a second
 * time, with the same Message-ID.
 */
export const sendQueuedMail = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'mail/{eventId}', secrets: [smtpPassword] },
  async ({ params: { eventId } }) => {
    const claim = await claimMail(eventId, Date.now());
    if (claim.kind === 'settled') return;
    // Thrown, not returned: should the other run die, this event must come again.
    if (claim.kind === 'busy') throw new Error(`The e-mail ${eventId} is being sent by another run`);
    if (claim.kind === 'late') return settleMail(eventId, 'dropped', 'late');

    try {
      const content = await prepareContent(claim.mail);
      if (content === null) return await settleMail(eventId, 'dropped', 'no_recipient');
      const delivery = await deliver(composeMail(content, mailFrom.value(), eventId));
      if (delivery.kind === 'accepted') return await settleMail(eventId, 'sent', null);
      logger.error('e-mail refused by the server', { eventId, code: delivery.code });
      return await settleMail(eventId, 'failed', `smtp_${delivery.code}`);
    } catch (error) {
      await releaseMail(eventId);
      throw error;
    }
  },
);

import { onDocumentCreated } from 'firebase-functions/firestore';
import { sendMail } from '../mail/send-mail.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { smtpPassword } from '../params.ts';
import { prepareContent } from './prepare-content.ts';
import { whileOpen } from '../tenants/while-open.ts';

/** Every queued e-mail is about an account, and says what that account is when it is sent. */
export const sendQueuedMail = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'mail/{eventId}', secrets: [smtpPassword] },
  whileOpen('sendQueuedMail', ({ params: { eventId } }) => sendMail(eventId, prepareContent)),
);

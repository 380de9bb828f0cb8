import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../options.ts';
import { pushPrivateKey } from '../params.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { sendPush } from './send-push.ts';

/** What cannot be sent now is taken up by `sendWaitingPush`. */
export const sendQueuedPush = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'pushes/{id}', secrets: [pushPrivateKey] },
  whileOpen('sendQueuedPush', ({ params: { id } }) => sendPush(id)),
);

import { messageSchema } from '@portal/domain';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName, factsOf } from './facts-of-rows.ts';
import { links } from './links.ts';
import { personToTell, uidsInCharge, uidsOfCompany } from './people-to-tell.ts';
import { tell } from './tell.ts';

const messageFacts = messageSchema.pick({ client_id: true, sender_id: true, content: true }).strip();

/** A client's message is told to who looks after them, the office's to the company's people; never to who wrote it. */
export const tellOfMessage = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/messages/{id}' },
  whileOpen('tellOfMessage', async ({ data, params: { tenantId, id } }) => {
    const message = data === undefined ? null : factsOf(messageFacts, data);
    if (message === null) return;
    const { client_id, sender_id, content } = message;
    const [company, sender] = await Promise.all([
      companyName(tenantId, client_id),
      accountRef(sender_id).get().then(personToTell),
    ]);
    if (company === null || sender?.tenant_id !== tenantId) return;
    const event = { tenant_id: tenantId, subject: id, occasion: '', client_id };
    const facts = { company, sender: sender.full_name, content };
    const others = (uids: readonly string[]) => uids.filter((uid) => uid !== sender_id);
    if (sender.role === 'client')
      await tell(
        { ...event, kind: 'message_new', facts, link: links.officeChat(client_id) },
        others(await uidsInCharge(tenantId, client_id)),
      );
    else
      await tell(
        { ...event, kind: 'message_answered', facts, link: links.chat(client_id) },
        others(await uidsOfCompany(client_id)),
      );
  }),
);

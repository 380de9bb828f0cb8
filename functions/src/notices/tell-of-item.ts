import { requestItemSchema } from '@portal/domain';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName, factsOf } from './facts-of-rows.ts';
import { links } from './links.ts';
import { uidsOfCompany } from './people-to-tell.ts';
import { tell } from './tell.ts';

const itemFacts = requestItemSchema.pick({ client_id: true, label: true, state: true, reason: true }).strip();

/** An answer that the office returned or accepted, to the company's people. */
export const tellOfItem = onDocumentUpdated(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/request_items/{id}' },
  whileOpen('tellOfItem', async ({ data, params: { tenantId, id } }) => {
    const item = data === undefined ? null : factsOf(itemFacts, data.after);
    if (data === undefined || item === null || data.before.get('state') === item.state) return;
    const { client_id, label, state, reason } = item;
    if (state !== 'returned' && state !== 'accepted') return;
    const company = await companyName(tenantId, client_id);
    if (company === null) return;
    const [occasion, link] = [String(data.after.get('rev')), links.asked(client_id)];
    const event = { tenant_id: tenantId, subject: id, occasion, client_id, link };
    const uids = await uidsOfCompany(client_id);
    if (state === 'returned')
      await tell({ ...event, kind: 'item_returned', facts: { company, label, reason } }, uids);
    else await tell({ ...event, kind: 'item_accepted', facts: { company, label } }, uids);
  }),
);

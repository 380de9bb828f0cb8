import { documentRequestSchema } from '@portal/domain';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName, factsOf } from './facts-of-rows.ts';
import { links } from './links.ts';
import { uidsOfCompany } from './people-to-tell.ts';
import { tell } from './tell.ts';

const askFacts = documentRequestSchema
  .pick({ client_id: true, title: true, due_date: true, status: true })
  .strip();

/** What the firm asks for, to the company's people. */
export const tellOfAsk = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/document_requests/{id}' },
  whileOpen('tellOfAsk', async ({ data, params: { tenantId, id } }) => {
    const ask = data === undefined ? null : factsOf(askFacts, data);
    if (ask === null || ask.status !== 'open') return;
    const { client_id, title, due_date } = ask;
    const company = await companyName(tenantId, client_id);
    if (company === null) return;
    const event = { tenant_id: tenantId, subject: id, occasion: '', client_id };
    const [facts, link] = [{ company, title, due_date }, links.asked(client_id)];
    await tell({ ...event, kind: 'items_asked', facts, link }, await uidsOfCompany(client_id));
  }),
);

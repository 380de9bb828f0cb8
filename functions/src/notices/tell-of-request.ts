import { serviceRequestSchema, serviceSchema } from '@portal/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName, factsOf, readFacts } from './facts-of-rows.ts';
import { links } from './links.ts';
import { STAFF, uidsOfCompany, uidsOfRoles } from './people-to-tell.ts';
import { tell } from './tell.ts';

const requestFacts = serviceRequestSchema
  .pick({ client_id: true, service_id: true, status: true, answer: true })
  .strip();
const serviceFacts = serviceSchema.pick({ name: true }).strip();

/** A new one is told to the staff; what the office did with one, to the company's people: each state and each answer once. */
export const tellOfRequest = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/service_requests/{id}' },
  whileOpen('tellOfRequest', async ({ data, params: { tenantId, id } }) => {
    const after = data === undefined ? null : factsOf(requestFacts, data.after);
    if (data === undefined || after === null) return;
    const { client_id, service_id, status } = after;
    const isNew = !data.before.exists;
    if (!isNew && !isAnswered(data.before, data.after)) return;
    const [company, service] = await Promise.all([
      companyName(tenantId, client_id),
      readFacts(serviceFacts, ['services', tenantId, service_id]),
    ]);
    if (company === null) return;
    const facts = { company, service: service?.name ?? 'Serviço' };
    const event = { tenant_id: tenantId, subject: id, client_id };
    if (isNew) {
      const link = links.officeRequest(id);
      const uids = await uidsOfRoles(tenantId, STAFF);
      await tell({ ...event, kind: 'request_new', occasion: '', facts, link }, uids);
    } else {
      const link = links.request(client_id, id);
      const kind = 'request_answered';
      // The revision: a state that comes back is news, and an event that comes again is not.
      const occasion = String(data.after.get('rev'));
      const uids = await uidsOfCompany(client_id);
      await tell({ ...event, kind, occasion, facts: { ...facts, status }, link }, uids);
    }
  }),
);

/** By somebody of the office: a client who takes their own request back need not be told. */
function isAnswered(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const isChanged = ['status', 'answer'].some((field) => before.get(field) !== after.get(field));
  return isChanged && after.get('updated_by') !== after.get('created_by');
}

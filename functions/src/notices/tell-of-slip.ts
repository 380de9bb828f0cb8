import { nameForClients, obligationRowSchema, slipSchema } from '@portal/domain';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName, factsOf, readFacts } from './facts-of-rows.ts';
import { links } from './links.ts';
import { uidsOfCompany } from './people-to-tell.ts';
import { tell } from './tell.ts';

const slipFacts = slipSchema
  .pick({ client_id: true, obligation_id: true, amount_cents: true, due_date: true })
  .strip();
const obligationFacts = obligationRowSchema.pick({ name: true }).strip();

/** A published slip, to the company's people. */
export const tellOfSlip = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/slips/{id}' },
  whileOpen('tellOfSlip', async ({ data, params: { tenantId, id } }) => {
    const slip = data === undefined ? null : factsOf(slipFacts, data);
    if (slip === null) return;
    const { client_id, obligation_id, amount_cents, due_date } = slip;
    const [company, obligation] = await Promise.all([
      companyName(tenantId, client_id),
      readFacts(obligationFacts, ['obligations', tenantId, obligation_id]),
    ]);
    if (company === null || obligation === null) return;
    const facts = { company, slip: nameForClients(obligation.name), due_date, amount_cents };
    const event = { tenant_id: tenantId, subject: id, occasion: '', client_id };
    const link = links.month(client_id);
    await tell({ ...event, kind: 'slip_published', facts, link }, await uidsOfCompany(client_id));
  }),
);

import { taskSchema } from '@portal/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName, factsOf } from './facts-of-rows.ts';
import { links } from './links.ts';
import { tell } from './tell.ts';

const taskFacts = taskSchema
  .pick({ title: true, client_id: true, assigned_to: true, due_date: true, status: true })
  .strip();

/** Who gets a task from another person hears of it; what somebody takes for themselves they know. */
export const tellOfTask = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/tasks/{id}' },
  whileOpen('tellOfTask', async ({ data, params: { tenantId, id } }) => {
    const after = data === undefined ? null : factsOf(taskFacts, data.after);
    if (data === undefined || after === null) return;
    const { title, client_id, assigned_to, due_date, status } = after;
    const isTheirs = data.before.get('assigned_to') === assigned_to && data.before.get('deleted_at') === null;
    if (assigned_to === null || isTheirs || status === 'completed') return;
    if (data.after.get('updated_by') === assigned_to) return;
    const company = client_id === null ? null : await companyName(tenantId, client_id);
    // The revision: a task that comes back to somebody is news, and an event that comes again is not.
    const event = { tenant_id: tenantId, subject: id, occasion: String(data.after.get('rev')), client_id };
    const link = links.officeTask(id);
    await tell({ ...event, kind: 'task_assigned', facts: { title, company, due_date }, link }, [assigned_to]);
  }),
);

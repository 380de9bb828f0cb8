import { documentSchema } from '@portal/domain';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { db } from '../firestore/admin.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName, factsOf } from './facts-of-rows.ts';
import { links } from './links.ts';
import { personToTell, uidsOfCompany } from './people-to-tell.ts';
import { accountRef } from '../accounts/account-rows.ts';
import { tell } from './tell.ts';

const documentFacts = documentSchema
  .pick({ client_id: true, filename: true, uploaded_by: true, check: true, check_reason: true })
  .extend(documentSchema.pick({ review: true, review_reason: true }).shape)
  .strip();

async function isOfItem(tenantId: string, documentId: string): Promise<boolean> {
  const items = db.collection(`tenants/${tenantId}/request_items`);
  return !(await items.where('document_ids', 'array-contains', documentId).limit(1).get()).empty;
}

/** A file that the check refused is told to who sent it; one that the office returned, to the company's people. */
export const tellOfDocument = onDocumentUpdated(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/documents/{id}' },
  whileOpen('tellOfDocument', async ({ data, params: { tenantId, id } }) => {
    const after = data === undefined ? null : factsOf(documentFacts, data.after);
    if (data === undefined || after === null) return;
    const { client_id, filename } = after;
    const became = (field: string, value: string) =>
      data.before.get(field) !== value && data.after.get(field) === value;
    const event = { tenant_id: tenantId, subject: id, client_id };
    if (became('check', 'refused')) {
      const isClient = personToTell(await accountRef(after.uploaded_by).get())?.role === 'client';
      const link = isClient && client_id !== null ? links.documents(client_id) : links.officeDocuments;
      const facts = { filename, reason: after.check_reason };
      await tell({ ...event, kind: 'document_refused', occasion: '', facts, link }, [after.uploaded_by]);
    }
    // What answers an item is returned with it, and told as that.
    if (became('review', 'returned') && client_id !== null && !(await isOfItem(tenantId, id))) {
      const company = await companyName(tenantId, client_id);
      if (company === null) return;
      const facts = { company, filename, reason: after.review_reason };
      const occasion = String(data.after.get('rev'));
      const link = links.documents(client_id);
      const uids = await uidsOfCompany(client_id);
      await tell({ ...event, kind: 'document_returned', occasion, facts, link }, uids);
    }
  }),
);

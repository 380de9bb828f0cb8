import { auditEntrySchema } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from './backend.ts';

/** What administrators did to an account or to the firm, the first first, read by the domain's own schema. */
export async function actsOn(tenantId: string, docId: string) {
  const found = await db.collection(`tenants/${tenantId}/audit`).where('doc_id', '==', docId).get();
  const entries = found.docs.map((entry) => {
    const { at, ...data } = entry.data();
    const instant = at instanceof Timestamp ? at.toDate().toISOString().replace('Z', '000000Z') : at;
    return auditEntrySchema.parse({ ...data, at: instant });
  });
  return entries
    .filter(({ kind }) => kind === 'act')
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ uid, act, before, after }) => ({ uid, act, before, after }));
}

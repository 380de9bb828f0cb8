import { type AuditEntry, type CallableInput, auditEntrySchema, can } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';
import { checkLimit } from '../limits/rate-limit.ts';

/** The newest entries of one record; one that changed more often is a matter for the audit. */
const MOST_ENTRIES = 100;
/** Each reads up to as many documents; a person opens a record every few seconds at most. */
const READS_PER_HOUR = 600;

/** Who did what to one record, for all of the staff: the rules cannot open the audit for one record alone. */
export const readHistory = signedInCallable('readHistory', async ({ caller, input }) => {
  const tenantId = await db.runTransaction((transaction) => firmOfReader(transaction, caller.uid));
  return tenantId.ok ? done({ entries: await entriesOf(tenantId.value, input) }) : tenantId;
});

async function firmOfReader(transaction: Transaction, uid: string): Promise<Outcome<string>> {
  const reader = await readAccount(transaction, uid);
  if (reader === null) return refused('forbidden');
  const history = { kind: 'history', tenant_id: reader.tenant_id } as const;
  if (!can({ ...reader, uid }, 'read', history)) return refused('forbidden');
  const calls = await checkLimit(transaction, { bucket: 'history', subject: uid, perHour: READS_PER_HOUR });
  if (!calls.allowed) return refused('too_many_requests');
  calls.record();
  return done(reader.tenant_id);
}

async function entriesOf(
  tenantId: string,
  { entity, doc_id }: CallableInput<'readHistory'>,
): Promise<AuditEntry[]> {
  const found = await db
    .collection(`tenants/${tenantId}/audit`)
    .where('entity', '==', entity)
    .where('doc_id', '==', doc_id)
    .orderBy('at', 'desc')
    .limit(MOST_ENTRIES)
    .get();
  return found.docs.map((entry) => ({
    id: entry.id,
    ...auditEntrySchema.parse(withInstants(entry.data())),
  }));
}

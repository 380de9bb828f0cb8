import { type AuditEntry, auditEntrySchema, type CallableInput, z } from '@portal/domain';
import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { httpsCallable } from 'firebase/functions';
import { instantsOfDays } from '#data/audit/audit-entries.ts';
import type { AuditPage } from '#session/account/account-service.ts';
import { firebaseFirestore } from '../sdk/firebase-firestore.ts';
import { firebaseFunctions } from '../sdk/firebase-functions.ts';
import { toTimestamp, withInstants } from '../sdk/instants.ts';

/** The newest first; by query alone, so that nothing stays open. */
export async function readAuditPage({
  tenant_id,
  filter,
  after,
  limit: most,
}: AuditPage): Promise<AuditEntry[]> {
  const { from, before } = instantsOfDays(filter);
  const page = query(
    collection(firebaseFirestore(), 'tenants', tenant_id, 'audit'),
    ...(['uid', 'kind', 'entity', 'doc_id'] as const).flatMap((name) =>
      filter[name] === null ? [] : [where(name, '==', filter[name])],
    ),
    ...(from === null ? [] : [where('at', '>=', toTimestamp(from))]),
    ...(before === null ? [] : [where('at', '<', toTimestamp(before))]),
    orderBy('at', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after === null ? [] : [startAfter(toTimestamp(after.at), after.id)]),
    limit(most),
  );
  const { docs } = await getDocsFromServer(page);
  return docs.map((entry) => ({ id: entry.id, ...auditEntrySchema.parse(withInstants(entry.data())) }));
}

const historyAnswer = z.object({ entries: z.array(auditEntrySchema.extend({ id: z.string() })) });

export async function readHistory(input: CallableInput<'readHistory'>): Promise<AuditEntry[]> {
  const answer = await httpsCallable(firebaseFunctions(), 'readHistory')(input);
  return historyAnswer.parse(answer.data).entries;
}

import { messageSchema } from '@portal/domain';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';
import { putMirrored, readMirrored } from '../firestore/write-mirrored.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { type Said, type Thread, threadOf } from './thread-of.ts';
import { logger } from '../logs/logger.ts';
import { whileOpen } from '../tenants/while-open.ts';

/**
 * Keeps `message_threads/{client}` at what its messages say. The company is the thread's id, so that two people
 * who write first at once write in one thread. Messages are append-only: what the event holds stays true.
 */
export const projectThread = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'tenants/{tenantId}/messages/{messageId}' },
  whileOpen('projectThread', async ({ data, params: { tenantId } }) => {
    const said = data === undefined ? null : saidIn(data);
    if (said !== null) await projectThreadOf(tenantId, said.client_id, [said]);
  }),
);

/** What was said in one thread, the oldest first. */
export const projectThreadOf = (tenantId: string, clientId: string, said: readonly Said[]) =>
  db.runTransaction((transaction) => project(transaction, tenantId, clientId, said));

async function project(
  transaction: Transaction,
  tenantId: string,
  clientId: string,
  said: readonly Said[],
): Promise<void> {
  const row = await readMirrored(transaction, 'message_threads', tenantId, clientId);
  // Written by this function alone, so it has the shape that this function gave it.
  const before = (row.snapshot.data() as Thread | undefined) ?? null;
  const after = said.reduce<Thread | null>(threadOf, before);
  if (after !== null) putMirrored(transaction, row, after);
}

/** A row that breaks its schema is a bug elsewhere: running again would not fix it. */
export function saidIn(snapshot: DocumentSnapshot): Said | null {
  const at: unknown = snapshot.get('created_at');
  const shape = messageSchema.pick({ client_id: true, sender_id: true });
  const parsed = shape.strip().safeParse(withInstants(snapshot.data() ?? {}));
  if (parsed.success && at instanceof Timestamp) return { ...parsed.data, at };
  logger.error('message row breaks its schema', { collection: 'messages', doc_id: snapshot.id });
  return null;
}

import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { accountRef, readableAccount } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { hourlySends } from '../params.ts';
import { logger } from '../logs/logger.ts';
import { whileOpen } from '../tenants/while-open.ts';

const HOUR_MS = 60 * 60 * 1000;

export const pauseHastyDocuments = watch('pauseHastyDocuments', 'documents');
export const pauseHastyMessages = watch('pauseHastyMessages', 'messages');
export const pauseHastyRequests = watch('pauseHastyRequests', 'service_requests');

/** Clients write past every callable, so what they write is counted behind them. */
function watch(run: string, collection: 'documents' | 'messages' | 'service_requests') {
  return onDocumentCreated(
    { ...TRIGGER_OPTIONS, document: `tenants/{tenantId}/${collection}/{id}` },
    whileOpen(run, async ({ data, params: { tenantId } }) => {
      const author: unknown = data?.get('created_by');
      if (typeof author === 'string') await pauseIfHasty(tenantId, collection, author);
    }),
  );
}

/** Counted from the rows themselves: an event that comes twice counts nothing twice. */
async function pauseIfHasty(tenantId: string, collection: string, uid: string): Promise<void> {
  const sent = db
    .collection(`tenants/${tenantId}/${collection}`)
    .where('created_by', '==', uid)
    .where('created_at', '>', Timestamp.fromMillis(Date.now() - HOUR_MS));
  if ((await sent.count().get()).data().count < hourlySends.value()) return;
  await db.runTransaction(async (transaction) => {
    const account = readableAccount(await transaction.get(accountRef(uid)));
    const until = Timestamp.fromMillis(Date.now() + HOUR_MS);
    if (account?.role !== 'client' || isPaused(account.paused_until)) return;
    transaction.update(accountRef(uid), { paused_until: until });
    logger.warn('too much within an hour', { tenant_id: tenantId, uid, collection });
  });
}

const isPaused = (until: string | undefined) => until !== undefined && Date.parse(until) > Date.now();

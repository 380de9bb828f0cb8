import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { db } from '../firestore/admin.ts';
import { inOperationOf } from '../logs/followed.ts';
import { logger } from '../logs/logger.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { pushPrivateKey } from '../params.ts';
import { recordRun } from '../schedules/run-records.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { sendPush } from './send-push.ts';

const PAGE = 50;
/** Well before the run is ended from outside: one push may wait for its service. */
const RUN_MS = 30_000;
/** At the end of the quiet hours many come due together. */
const AT_ONCE = 10;

/** What waited for the end of quiet hours, or for a service that was away. */
export const sendWaitingPush = onSchedule(
  { ...SCHEDULE_OPTIONS, secrets: [pushPrivateKey], schedule: 'every 10 minutes' },
  () => recordRun('sendWaitingPush', () => sendAll(Date.now())),
);

async function sendAll(startedAt: number): Promise<void> {
  const due = db.collection('pushes').where('next_at', '<=', startedAt).orderBy('next_at').limit(PAGE);
  const waiting = due.select('next_at', 'tenant_id', 'last_op');
  let page = (await waiting.get()).docs;
  while (page.length > 0) {
    for (let from = 0; from < page.length; from += AT_ONCE) {
      if (Date.now() - startedAt > RUN_MS) return;
      await Promise.all(
        page.slice(from, from + AT_ONCE).map((row) => inOperationOf(row, () => trySending(row))),
      );
    }
    const last = page.at(-1);
    page = last === undefined ? [] : (await waiting.startAfter(last).get()).docs;
  }
}

/** One that cannot be sent now must not keep the others waiting. */
async function trySending(row: QueryDocumentSnapshot): Promise<void> {
  const tenantId: unknown = row.get('tenant_id');
  try {
    if (typeof tenantId === 'string' && (await isRestoring(tenantId))) return;
    await sendPush(row.id);
  } catch (error) {
    logger.error('a push could not be sent', { event_id: row.id, error });
  }
}

import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { inOperationOf } from '../logs/followed.ts';
import { logger } from '../logs/logger.ts';
import { onSchedule } from 'firebase-functions/scheduler';
import { db } from '../firestore/admin.ts';
import { sendMail } from '../mail/send-mail.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { smtpPassword } from '../params.ts';
import { recordRun } from '../schedules/run-records.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { prepareContent } from './prepare-content.ts';

const PAGE = 50;
/** Well before the run is ended from outside: one e-mail may wait for its server. */
const RUN_MS = 30_000;

/**
 * Takes up the e-mails that nobody is sending: an event is tried again for a day, later and later, and an e-mail is of
 * use for three. One that fails waits for the next run; one of a firm that is being restored waits for its end.
 */
export const sendWaitingMail = onSchedule(
  { ...SCHEDULE_OPTIONS, secrets: [smtpPassword], schedule: 'every 60 minutes' },
  () => recordRun('sendWaitingMail', () => sendAll(Date.now())),
);

async function sendAll(startedAt: number): Promise<void> {
  const waiting = db
    .collection('mail')
    .where('state', 'in', ['queued', 'sending'])
    .where('lease_until', '<=', startedAt)
    .orderBy('lease_until')
    // The order's field too: the next page begins where it ended.
    .select('tenant_id', 'last_op', 'lease_until')
    .limit(PAGE);
  let page = (await waiting.get()).docs;
  while (page.length > 0) {
    for (const row of page) {
      if (Date.now() - startedAt > RUN_MS) return;
      await inOperationOf(row, () => trySending(row));
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
    await sendMail(row.id, prepareContent);
  } catch (error) {
    logger.error('e-mail could not be sent', { event_id: row.id, error });
  }
}

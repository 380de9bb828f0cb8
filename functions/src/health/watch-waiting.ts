import { WAITS_TOO_LONG_MINUTES } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { recordRun } from '../schedules/run-records.ts';

const TOO_LONG_MS = WAITS_TOO_LONG_MINUTES * 60 * 1000;
/** Beyond this a number says no more. */
const MOST_MAIL = 500;

/**
 * Says what waits for too long: alerts hang on these very words (scripts/lib/deploy/alerts), and one more hangs on this
 * watch itself, should it fall silent.
 */
export const watchWaiting = onSchedule({ ...SCHEDULE_OPTIONS, schedule: 'every 10 minutes' }, async () => {
  // What it finds is no fault of the run.
  const { mail, documents } = await recordRun('watchWaiting', () => waitingTooLong(Date.now()));
  if (mail > 0) logger.error('e-mails wait too long', { mail });
  if (documents > 0) logger.error('documents wait too long', { documents });
});

export async function waitingTooLong(now: number): Promise<{ mail: number; documents: number }> {
  const before = Timestamp.fromMillis(now - TOO_LONG_MS);
  const [mail, documents] = await Promise.all([waitingMail(before), pendingDocuments(before)]);
  return { mail, documents };
}

async function waitingMail(before: Timestamp): Promise<number> {
  const unsettled = db.collection('mail').where('state', 'in', ['queued', 'sending']);
  const { docs } = await unsettled.select('queued_at').limit(MOST_MAIL).get();
  const isLate = (since: unknown) => !(since instanceof Timestamp) || since.valueOf() < before.valueOf();
  // One that does not say since when it waits must not hide the others.
  return docs.filter((row) => isLate(row.get('queued_at'))).length;
}

async function pendingDocuments(before: Timestamp): Promise<number> {
  const pending = db
    .collectionGroup('documents')
    .where('check', '==', 'pending')
    .where('deleted_at', '==', null)
    .where('created_at', '<', before);
  return (await pending.count().get()).data().count;
}

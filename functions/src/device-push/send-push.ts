import { backoff, isNoticeKind, isSessionOver, PUSH_TEXTS } from '@portal/domain';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { accountRef, readableAccount } from '../accounts/account-rows.ts';
import { devicesOf, deviceRowSchema } from '../devices/device-rows.ts';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';
import { logger } from '../logs/logger.ts';
import { waitsUntil } from '../notices/push-wanted.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { deliverPush } from '../push/deliver-push.ts';
import { pushRef, queuedPushSchema, timesFrom, type QueuedPush } from '../push/queue-push.ts';
import { subscriptionIn, subscriptionsOf, type PushSubscription } from '../push/subscription-rows.ts';

/** Longer than a run can live, so that one whose time has come belongs to nobody. */
const LEASE_MS = (TRIGGER_OPTIONS.timeoutSeconds + 30) * 1000;
/** A service that is away; half a day of it is a dozen tries. */
const PAUSES = { first_ms: 60_000, longest_ms: 60 * 60_000 };

/**
 * Pushes one queued thing to each device of its person that has it not yet. Events come at least once: only the run that
 * takes the row sends, and one that is done is there no more. A crash between a service's answer and the writing down of it
 * sends a second time, and the screen shows the two as one.
 */
export async function sendPush(id: string, now = Date.now()): Promise<void> {
  const push = await claim(id, now);
  if (push === null) return;
  const until = await waitsUntil(push, new Date(now));
  if (until === null) return void (await pushRef(id).delete());
  if (until > now) return void (await pushRef(id).update(timesFrom(until)));
  if ((await sendToAll(id, push, now)) === 0) return void (await pushRef(id).delete());
  const failures = push.failures + 1;
  await pushRef(id).update({ failures, next_at: now + backoff(PAUSES, failures) });
}

async function claim(id: string, now: number): Promise<QueuedPush | null> {
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(pushRef(id));
    if (!snapshot.exists) return null;
    const { data } = queuedPushSchema.safeParse(snapshot.data());
    if (data !== undefined && data.next_at > now) return null;
    if (data === undefined || data.send_before < now || !isNoticeKind(data.kind)) {
      logger.warn('a push is let go', { event_id: id, problem: data === undefined ? 'schema' : 'late' });
      transaction.delete(snapshot.ref);
      return null;
    }
    transaction.update(snapshot.ref, { next_at: now + LEASE_MS });
    return data;
  });
}

/** How many could not be reached for now. */
async function sendToAll(id: string, push: QueuedPush, now: number): Promise<number> {
  let failed = 0;
  for (const { ref, subscription } of await standingSubscriptions(push.user_id)) {
    if (push.sent_to.includes(subscription.device_id)) continue;
    const answer = await deliverPush(subscription, messageOf(push, now));
    if (answer === 'gone') await ref.delete();
    else if (answer === 'failed') failed += 1;
    else await pushRef(id).update({ sent_to: FieldValue.arrayUnion(subscription.device_id) });
  }
  return failed;
}

function messageOf({ kind, link, event, send_before }: QueuedPush, now: number) {
  if (!isNoticeKind(kind)) throw new Error(`No push tells of ${kind}`);
  const content = { ...PUSH_TEXTS[kind], link, tag: event };
  return { content, seconds: (send_before - now) / 1000, topic: event };
}

type Standing = { ref: DocumentReference; subscription: PushSubscription };

/** Of devices on which this person is still signed in; the others are taken away. */
async function standingSubscriptions(uid: string): Promise<Standing[]> {
  const [account, rows, devices] = await Promise.all([
    accountRef(uid).get().then(readableAccount),
    subscriptionsOf([uid]).get(),
    devicesOf(uid).get(),
  ]);
  const open = new Set(
    devices.docs.flatMap((row) => {
      const device = deviceRowSchema.safeParse(withInstants(row.data())).data;
      const isOpen =
        device?.ended_at === null && account !== null && !isSessionOver(account, device.auth_time);
      return isOpen ? [row.id] : [];
    }),
  );
  const standing: Standing[] = [];
  for (const row of rows.docs) {
    const subscription = subscriptionIn(row);
    if (subscription !== null && open.has(subscription.device_id))
      standing.push({ ref: row.ref, subscription });
    else await row.ref.delete();
  }
  return standing;
}

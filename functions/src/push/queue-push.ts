import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { currentOperation } from '../logs/logger.ts';

/** From when it may be shown: half a day later there is the notice itself. */
const USEFUL_FOR_MS = 12 * 60 * 60 * 1000;

/**
 * `pushes/{event}_{uid}`: one person is to be pushed one thing, on each of their devices. No rule opens it. It is taken away when
 * that is done; that it was is told by its delivery.
 */
export const queuedPushSchema = z.object({
  tenant_id: z.string(),
  user_id: z.string(),
  kind: z.string(),
  client_id: z.string().nullable(),
  /** Of the event: two pushes of it are one on the screen. */
  event: z.string(),
  link: z.string(),
  /** Until then nobody sends it: it waits, or another run is at it. Milliseconds since 1970. */
  next_at: z.number(),
  send_before: z.number(),
  failures: z.number(),
  /** The devices that have it. */
  sent_to: z.array(z.string()),
});
export type QueuedPush = z.infer<typeof queuedPushSchema>;

export const pushRef = (id: string): DocumentReference => db.doc(`pushes/${id}`);

export const timesFrom = (at: number) => ({ next_at: at, send_before: at + USEFUL_FOR_MS });

export function queuePush(
  transaction: Transaction,
  id: string,
  event: Omit<QueuedPush, 'next_at' | 'send_before' | 'failures' | 'sent_to'>,
  at: number,
): void {
  const queued: QueuedPush = { ...event, ...timesFrom(at), failures: 0, sent_to: [] };
  transaction.create(pushRef(id), { ...queued, last_op: currentOperation() });
}

import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { queuedMailSchema, type QueuedMail } from './queued-mail.ts';
import { canBeResent, forgottenAt, mailRef } from './queue-mail.ts';
import { logger } from '../logs/logger.ts';

/** Longer than a run can live, so that a lease that has ended belongs to nobody. */
const LEASE_MS = (TRIGGER_OPTIONS.timeoutSeconds + 30) * 1000;

export type Claim =
  | { kind: 'claimed'; mail: QueuedMail }
  | { kind: 'settled' }
  /** Not yet: its person wants to be left alone until later. */
  | { kind: 'held' }
  | { kind: 'busy' }
  | { kind: 'late'; mail: QueuedMail };

/** Takes the right to send one e-mail, for as long as a run can live. */
export async function claimMail(eventId: string, now: number): Promise<Claim> {
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(mailRef(eventId));
    if (!snapshot.exists) return { kind: 'settled' };
    const mail = queuedMailSchema.safeParse(snapshot.data());
    if (!mail.success) {
      // A bug elsewhere, and one that trying again for a day would not mend.
      logger.error('queued e-mail breaks its schema', { event_id: eventId });
      return { kind: 'settled' };
    }
    const claim = claimOf(mail.data, now);
    if (claim.kind === 'claimed') {
      transaction.update(snapshot.ref, { state: 'sending', lease_until: now + LEASE_MS });
    }
    return claim;
  });
}

export function claimOf(mail: QueuedMail, now: number): Claim {
  switch (mail.state) {
    case 'sent':
    case 'dropped':
    case 'failed':
      return { kind: 'settled' };
    case 'sending':
    case 'queued':
      if (mail.lease_until > now) return { kind: mail.state === 'queued' ? 'held' : 'busy' };
      return { kind: mail.send_before < now ? 'late' : 'claimed', mail };
  }
}

/** The end of an e-mail: what remains is the mark of the event, without address or name. */
export const settledMail = (state: 'sent' | 'dropped' | 'failed', reason: string | null) => ({
  state,
  reason,
  lease_until: 0,
  settled_at: FieldValue.serverTimestamp(),
  to: null,
  name: null,
  words: null,
  origin: null,
});

export async function settleMail(...[eventId, ...end]: [string, ...Parameters<typeof settledMail>]) {
  await mailRef(eventId).update(settledMail(...end));
}

/**
 * Given up: an administrator sees it, and sends it anew or lets it be. Until then it keeps what that needs, and no
 * longer than any other row.
 */
export async function failMail(eventId: string, { kind }: QueuedMail, reason: string): Promise<void> {
  logger.error('e-mail given up', { event_id: eventId, problem: reason });
  if (!canBeResent(kind)) return settleMail(eventId, 'failed', reason);
  await mailRef(eventId).update({
    state: 'failed',
    reason,
    lease_until: 0,
    settled_at: FieldValue.serverTimestamp(),
    expires_at: forgottenAt(Date.now()),
  });
}

/** After a failure that may pass: the next run need not wait for the lease to end. */
export async function releaseMail(eventId: string, problem: string): Promise<void> {
  await mailRef(eventId).update({ state: 'queued', lease_until: 0, problem });
}

import type { MailKind } from '@portal/domain';
import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { currentOperation } from '../logs/logger.ts';
import type { QueuedMail } from './queued-mail.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TRIED_FOR_MS = 3 * DAY_MS;

/**
 * A mail server that is away comes back within a weekend. A link to a new password is only good for an hour, and arriving
 * later it would only puzzle.
 */
const USEFUL_FOR_MS: Record<MailKind, number> = {
  verify_email: TRIED_FOR_MS,
  invite: TRIED_FOR_MS,
  password_reset: HOUR_MS,
  account_approved: TRIED_FOR_MS,
  account_rejected: TRIED_FOR_MS,
  factor_reset: TRIED_FOR_MS,
  factor_recovered: TRIED_FOR_MS,
  account_erased: TRIED_FOR_MS,
  notice: TRIED_FOR_MS,
  // Tomorrow there is another.
  digest: DAY_MS / 2,
};
/**
 * Long after the last retry of the trigger and the last ID token of a rejected account. One that failed has as long again,
 * so that an administrator who looks in once a month sees it.
 */
const KEPT_FOR_MS = 30 * DAY_MS;

export const forgottenAt = (now: number): Timestamp => Timestamp.fromMillis(now + KEPT_FOR_MS);

/**
 * Who still wants a new password asks for one; who was rejected is promised that nothing of theirs is kept; what waits
 * today is no news tomorrow.
 */
export const canBeResent = (kind: MailKind): boolean =>
  kind !== 'password_reset' && kind !== 'account_rejected' && kind !== 'digest';

export type MailEvent = Pick<
  QueuedMail,
  'kind' | 'tenant_id' | 'user_id' | 'to' | 'name' | 'words' | 'origin' | 'notice' | 'invitation'
>;

export function mailRef(eventId: string): DocumentReference {
  return db.doc(`mail/${eventId}`);
}

/**
 * Queues the e-mail of an event in the event's own transaction: neither happens without the other. The id
 * is the event's, so the same event cannot queue twice; sending is the trigger's work, or where it is to wait until `at`
 * (milliseconds since 1970), the schedule's.
 */
export function queueMail(transaction: Transaction, eventId: string, event: MailEvent, at = 0): void {
  const now = Date.now();
  const queued: QueuedMail = {
    ...event,
    state: 'queued',
    lease_until: at > now ? at : 0,
    send_before: Math.max(now, at) + USEFUL_FOR_MS[event.kind],
  };
  transaction.create(mailRef(eventId), {
    ...queued,
    last_op: currentOperation(),
    queued_at: FieldValue.serverTimestamp(),
    expires_at: forgottenAt(now),
  });
}

/** An account is made, approved or rejected once in its life, so the account names the event; who asks again says so. */
export const verificationEvent = (uid: string) => `verification_${uid}`;
/** Each sending of an invitation is one. */
export const invitationEvent = (id: string, sending: number) => `invitation_${id}_${sending}`;
export const repeatedVerificationEvent = (random: string) => `verification_again_${random}`;
export const approvalEvent = (uid: string) => `approval_${uid}`;
export const rejectionEvent = (uid: string) => `rejection_${uid}`;
export const factorEvent = (random: string) => `factor_${random}`;
export const erasureEvent = (uid: string) => `erasure_${uid}`;
export const resentEvent = (random: string) => `resent_${random}`;
export const resetEvent = (random: string) => `reset_${random}`;

import { INVITATION_DAYS, type Invitation } from '@portal/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { invitationEvent, queueMail } from '../mail/queue-mail.ts';
import { invitationRef } from './invitation-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Sending = { id: string; sent_by: string; origin: string | null };
type Sent = Pick<Invitation, 'tenant_id' | 'email' | 'role' | 'client_ids' | 'invited_by'>;

/** Makes an invitation and queues its e-mail. */
export function createInvitation(
  transaction: Transaction,
  { id, sent_by, origin }: Sending,
  row: Sent,
): void {
  transaction.create(invitationRef(id), {
    ...row,
    ...sendingOf(1, sent_by),
    created_at: Timestamp.now(),
    settled_at: null,
    accepted_by: null,
  });
  queue(transaction, { id, sending: 1, origin }, row);
}

/** The same invitation with a link of its own and new days: of the sending before no secret opens it any more. */
export function sendAgain(
  transaction: Transaction,
  { id, sent_by, origin }: Sending,
  row: Sent & Pick<Invitation, 'sendings'>,
): void {
  const sending = row.sendings + 1;
  transaction.update(invitationRef(id), sendingOf(sending, sent_by));
  queue(transaction, { id, sending, origin }, row);
}

function sendingOf(sendings: number, sent_by: string) {
  const now = Date.now();
  return {
    sendings,
    sent_by,
    sent_at: Timestamp.fromMillis(now),
    expires_at: Timestamp.fromMillis(now + INVITATION_DAYS * DAY_MS),
    secret_hashes: [],
  };
}

function queue(
  transaction: Transaction,
  { id, sending, origin }: { id: string; sending: number; origin: string | null },
  { tenant_id, email }: Sent,
): void {
  queueMail(transaction, invitationEvent(id, sending), {
    kind: 'invite',
    tenant_id,
    user_id: null,
    to: email,
    // Nothing that a client wrote goes to a stranger in the firm's name.
    name: null,
    invitation: { id, sending },
    origin,
  });
}

import { earlierFirst, type FailedMail, type MailKind, type SystemState } from '@portal/domain';
import { Timestamp, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { settledMail } from './mail-state.ts';
import { mailRef } from './queue-mail.ts';
import { forgetReturnsOf, returnedOf } from './returned-mail.ts';

/** Beyond this a number says no more, and a list is worked through from its beginning. */
const MOST = 200;

const mails = () => db.collection('mail');

/** How the e-mails of one firm stand. */
export async function mailStateOf(tenantId: string): Promise<SystemState['mail']> {
  const ofFirm = mails().where('tenant_id', '==', tenantId);
  const [waiting, failed, returned] = await Promise.all([
    ofFirm.where('state', 'in', ['queued', 'sending']).select('queued_at', 'problem').limit(MOST).get(),
    ofFirm.where('state', '==', 'failed').limit(MOST).get(),
    returnedOf(tenantId),
  ]);
  const oldest = oldestOf(waiting.docs);
  return {
    waiting: waiting.size,
    is_more: waiting.size === MOST,
    since: oldest === null ? null : instantOf(oldest.since),
    problem: oldest === null ? null : textOf(oldest.row, 'problem'),
    failed: failed.docs
      .flatMap((row) => failedMailOf(row, Date.now()) ?? [])
      .toSorted((a, b) => earlierFirst(b.failed_at, a.failed_at)),
    is_more_failed: failed.size === MOST,
    returned,
  };
}

function oldestOf(rows: readonly QueryDocumentSnapshot[]) {
  return rows.reduce<{ row: QueryDocumentSnapshot; since: Timestamp } | null>((oldest, row) => {
    const since: unknown = row.get('queued_at');
    if (!(since instanceof Timestamp)) return oldest;
    return oldest === null || since.toMillis() < oldest.since.toMillis() ? { row, since } : oldest;
  }, null);
}

/** Null where there is nothing left to send anew, or its time is over: the database takes such away within days. */
function failedMailOf(row: QueryDocumentSnapshot, now: number): FailedMail | null {
  const to = textOf(row, 'to');
  const failedAt: unknown = row.get('settled_at');
  const until: unknown = row.get('expires_at');
  if (to === null || !(failedAt instanceof Timestamp) || !(until instanceof Timestamp)) return null;
  if (until.toMillis() <= now) return null;
  return {
    id: row.id,
    kind: textOf(row, 'kind') ?? '',
    to,
    failed_at: instantOf(failedAt),
    reason: textOf(row, 'reason') ?? '',
    until: instantOf(until),
  };
}

function textOf(row: QueryDocumentSnapshot, field: string): string | null {
  const value: unknown = row.get(field);
  return typeof value === 'string' ? value : null;
}

/** How an administrator dealt with one: the reason that its row is left with. */
export type Dealt = 'resent' | 'dismissed';

export function closeFailedMail(transaction: Transaction, eventId: string, dealt: Dealt): void {
  transaction.update(mailRef(eventId), settledMail('dropped', dealt));
}

/** What tells a person that they are in the portal no more. */
const LAST_WORDS: readonly unknown[] = ['account_rejected', 'account_erased'] satisfies MailKind[];

/** Nothing that could not be sent to a person is kept once who they were is erased, besides the word of just that. */
export async function forgetMailOf(userId: string): Promise<void> {
  const { docs } = await mails()
    .where('user_id', '==', userId)
    .where('state', 'in', ['queued', 'failed'])
    .get();
  const forgotten = docs.filter((row) => !LAST_WORDS.includes(row.get('kind')));
  await Promise.all(forgotten.map(({ ref }) => ref.update(settledMail('dropped', 'erased'))));
  await forgetReturnsOf(userId);
}

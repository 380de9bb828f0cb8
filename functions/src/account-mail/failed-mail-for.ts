import { can } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import type { Dealt } from '../mail/failed-mail.ts';
import { mailRef } from '../mail/queue-mail.ts';
import { queuedMailSchema, type QueuedMail } from '../mail/queued-mail.ts';

/** One that failed and still has what sending it anew needs. */
export type KeptMail = QueuedMail & { to: string };

/**
 * The failed e-mail that this administrator may deal with; another firm's is as good as none. Null where the very same was
 * done to it before: a button that is pressed twice acts once, and is told so both times.
 */
export async function failedMailFor(
  transaction: Transaction,
  adminUid: string,
  eventId: string,
  dealt: Dealt,
): Promise<Outcome<KeptMail | null>> {
  const admin = await readAccount(transaction, adminUid);
  if (admin === null) return refused('forbidden');
  const { tenant_id } = admin;
  if (!can({ ...admin, uid: adminUid }, 'edit', { kind: 'firm_settings', tenant_id }))
    return refused('forbidden');
  const mail = queuedMailSchema.safeParse((await transaction.get(mailRef(eventId))).data()).data;
  if (mail?.tenant_id !== tenant_id) return refused('not_found');
  const { state, reason, to } = mail;
  if (state === 'dropped' && reason === dealt) return done(null);
  return state === 'failed' && to !== null ? done({ ...mail, to }) : refused('not_found');
}

import type { Transaction } from 'firebase-admin/firestore';
import { recordAct } from '../audit/record-act.ts';
import type { Dealt } from '../mail/failed-mail.ts';
import type { QueuedMail } from '../mail/queued-mail.ts';

const ACTS = { resent: 'resend_mail', dismissed: 'dismiss_mail' } as const;

/** The entry of what became of an e-mail, about the account it was for: its kind is the field, no address is named. */
export function recordMailAct(
  transaction: Transaction,
  uid: string,
  { tenant_id, user_id, kind }: QueuedMail,
  dealt: Dealt,
): void {
  recordAct(transaction, {
    name: ACTS[dealt],
    tenantId: tenant_id,
    uid,
    entity: user_id === null ? 'tenants' : 'app_users',
    docId: user_id ?? tenant_id,
    before: { [kind]: 'failed' },
    after: { [kind]: dealt },
  });
}

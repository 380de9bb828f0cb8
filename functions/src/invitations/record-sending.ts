import type { Invitation } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAct } from '../audit/record-act.ts';

/** The entry of an invitation that was sent once more. */
export function recordSending(
  transaction: Transaction,
  { id, uid }: { id: string; uid: string },
  { tenant_id, sendings }: Pick<Invitation, 'tenant_id' | 'sendings'>,
): void {
  const acted = { name: 'resend_invitation', tenantId: tenant_id, uid, entity: 'invitations' } as const;
  recordAct(transaction, { ...acted, docId: id, before: { sendings }, after: { sendings: sendings + 1 } });
}

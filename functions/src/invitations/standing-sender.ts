import { type Invitation, mayInvite } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';

/**
 * Whether who sent it may still do so: an invitation is worth no more than the right behind it. Blocked, moved to another
 * role or no longer the owner, they let nobody in.
 */
export async function isSenderStanding(transaction: Transaction, row: Invitation): Promise<boolean> {
  const sender = await readAccount(transaction, row.sent_by);
  return sender?.tenant_id === row.tenant_id && mayInvite(sender, row);
}

import { type AppUser, type Invitation, isStaff, mayInvite } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { readInvitation } from './invitation-rows.ts';

/** The invitation that this person may send anew or withdraw; what they may not see is as good as none. */
export async function invitationFor(
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<Outcome<Invitation>> {
  const account = await readAccount(transaction, uid);
  if (account === null || !account.is_active) return refused('forbidden');
  const row = await readInvitation(transaction, id);
  if (row === null || !maySee(account, row)) return refused('not_found');
  return mayInvite(account, row) ? done(row) : refused('forbidden');
}

/** A client those that they made; the staff those of its firm, and those to the staff itself administrators alone. */
export function maySee(account: AppUser, row: Invitation): boolean {
  if (!account.is_active || account.role === null || account.tenant_id !== row.tenant_id) return false;
  if (!isStaff(account.role)) return row.invited_by === account.auth_uid;
  return row.role === 'client' || account.role === 'admin';
}

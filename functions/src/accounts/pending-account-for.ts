import type { AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { done, refused } from '../calls/outcome.ts';
import type { Outcome } from '../calls/outcome.ts';
import { isPending, mayManageUsers, readAccount } from './account-rows.ts';

/** The pending account that this administrator may decide about; another firm's is as good as none. */
export async function pendingAccountFor(
  transaction: Transaction,
  adminUid: string,
  userId: string,
): Promise<Outcome<AppUser>> {
  const admin = await readAccount(transaction, adminUid);
  if (!mayManageUsers(admin)) return refused('forbidden');
  const account = await readAccount(transaction, userId);
  if (account === null || account.tenant_id !== admin.tenant_id) return refused('not_found');
  return isPending(account) ? done(account) : refused('not_pending');
}

import type { AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { mayManageUsers, readAccount } from '../accounts/account-rows.ts';

/** The account that this administrator may decide about; another firm's is as good as none. */
export async function managedAccountFor(
  transaction: Transaction,
  adminUid: string,
  userId: string,
): Promise<Outcome<AppUser>> {
  const admin = await readAccount(transaction, adminUid);
  if (!mayManageUsers(admin)) return refused('forbidden');
  const account = await readAccount(transaction, userId);
  return account?.tenant_id === admin.tenant_id ? done(account) : refused('not_found');
}

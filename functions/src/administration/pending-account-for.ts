import type { AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { refused, type Outcome } from '../calls/outcome.ts';
import { isPending } from '../accounts/account-rows.ts';
import { managedAccountFor } from './managed-account-for.ts';

/** The pending account that this administrator may decide about. */
export async function pendingAccountFor(
  transaction: Transaction,
  adminUid: string,
  userId: string,
): Promise<Outcome<AppUser>> {
  const found = await managedAccountFor(transaction, adminUid, userId);
  return found.ok && !isPending(found.value) ? refused('not_pending') : found;
}

import type { AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { refused, type Outcome } from '../calls/outcome.ts';
import { isPending } from '../accounts/account-rows.ts';
import { managedAccountFor } from './managed-account-for.ts';

/**
 * The account that this administrator may change, open or blocked. A pending one is none: whatever is written into it
 * could let it in without anybody's approval; of an erased one nobody is left.
 */
export async function approvedAccountFor(
  transaction: Transaction,
  adminUid: string,
  userId: string,
): Promise<Outcome<AppUser>> {
  const found = await managedAccountFor(transaction, adminUid, userId);
  if (found.ok && found.value.erased_at !== undefined) return refused('account_deleted');
  return found.ok && isPending(found.value) ? refused('not_found') : found;
}

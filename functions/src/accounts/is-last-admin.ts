import type { AppUser } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

/** Read in the transaction: of two administrators who block each other at once, one stays. */
export async function isLastAdmin(transaction: Transaction, account: AppUser): Promise<boolean> {
  if (account.role !== 'admin' || !account.is_active) return false;
  const admins = await transaction.get(
    db
      .collection('app_users')
      .where('tenant_id', '==', account.tenant_id)
      .where('role', '==', 'admin')
      .where('is_active', '==', true)
      .limit(2),
  );
  return admins.size < 2;
}

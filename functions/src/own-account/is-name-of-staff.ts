import { isSameName } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

/** In a conversation the name is what tells the accountant: a client of the firm does not take that of its staff. */
export async function isNameOfStaff(
  transaction: Transaction,
  tenantId: string,
  name: string,
): Promise<boolean> {
  const staff = db
    .collection(`tenants/${tenantId}/people`)
    .where('kind', '==', 'staff')
    .where('is_active', '==', true);
  const found = await transaction.get(staff.select('full_name'));
  return found.docs.some((person) => isSameName(String(person.get('full_name')), name));
}

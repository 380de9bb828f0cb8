import { type FactorDemand, tenantSchema } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

const demandOf = tenantSchema.pick({ factor_required: true }).strip();

/** Who must have a second factor, by the firm's choice now. */
export async function readFactorDemand(transaction: Transaction, tenantId: string): Promise<FactorDemand> {
  const firm = await transaction.get(db.doc(`tenants/${tenantId}`));
  return demandOf.parse(firm.data() ?? {}).factor_required ?? 'nobody';
}

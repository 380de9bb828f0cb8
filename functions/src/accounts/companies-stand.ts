import type { Transaction } from 'firebase-admin/firestore';
import { isLive, readMirrored } from '../firestore/write-mirrored.ts';

/** Whether each is a company of this firm that was not removed. */
export async function companiesStand(
  transaction: Transaction,
  tenantId: string,
  clientIds: readonly string[],
): Promise<boolean> {
  const rows = await Promise.all(
    clientIds.map((clientId) => readMirrored(transaction, 'clients', tenantId, clientId)),
  );
  return rows.every(isLive);
}

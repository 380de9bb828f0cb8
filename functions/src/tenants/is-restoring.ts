import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

const epochRef = (tenantId: string) => db.doc(`epochs/${tenantId}`);
const saysRestoring = (epoch: DocumentSnapshot) => epoch.get('state') === 'restoring';

/** While a firm's data is put back, schedules let it be: what they would take away may be about to come back. */
export async function isRestoring(tenantId: string, transaction?: Transaction): Promise<boolean> {
  const ref = epochRef(tenantId);
  return saysRestoring(await (transaction === undefined ? ref.get() : transaction.get(ref)));
}

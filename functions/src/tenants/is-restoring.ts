import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

const epochRef = (tenantId: string) => db.doc(`epochs/${tenantId}`);
const saysRestoring = (epoch: DocumentSnapshot) => epoch.get('state') === 'restoring';

/** While a firm's data is put back, schedules let it be: what they would take away may be about to come back. */
export async function isRestoring(tenantId: string, transaction?: Transaction): Promise<boolean> {
  const ref = epochRef(tenantId);
  return saysRestoring(await (transaction === undefined ? ref.get() : transaction.get(ref)));
}

/** Which life of a firm's data this is: the id of its last restore, null where nothing was ever restored. */
export async function readEpoch(
  tenantId: string,
  transaction: Transaction,
): Promise<{ id: string | null; isRestoring: boolean }> {
  const epoch = await transaction.get(epochRef(tenantId));
  const id: unknown = epoch.get('id');
  return { id: typeof id === 'string' ? id : null, isRestoring: saysRestoring(epoch) };
}

/**
 * Whether what was written at that time was put back, and not done by anybody: events come late, also when the firm has long
 * been open again. Its opening is the last write of the epoch.
 */
export async function isOfRestore(tenantId: string, time: string): Promise<boolean> {
  const epoch = await epochRef(tenantId).get();
  if (saysRestoring(epoch)) return true;
  const began: unknown = epoch.get('at');
  const writtenAt = Date.parse(time);
  return (
    began instanceof Timestamp &&
    began.toMillis() <= writtenAt &&
    writtenAt < (epoch.updateTime?.toMillis() ?? 0)
  );
}

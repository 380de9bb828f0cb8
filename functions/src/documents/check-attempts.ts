import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

/** Events come two or four times; a file that ends the process comes again as often as it is asked for. */
const MAX_ATTEMPTS = 8;
const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/** No rule opens this collection to anybody. */
const attemptsRef = (tenantId: string, documentId: string) =>
  db.doc(`check_attempts/${tenantId}_${documentId}`);

/**
 * Counts that a file is about to be opened, before it is: a run that dies over it leaves its count. False where
 * it was tried often enough.
 */
export async function beginAttempt(tenantId: string, documentId: string): Promise<boolean> {
  const ref = attemptsRef(tenantId, documentId);
  return db.runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(ref)).get('count');
    const count = typeof before === 'number' ? before + 1 : 1;
    if (count > MAX_ATTEMPTS) return false;
    transaction.set(ref, { count, expires_at: Timestamp.fromMillis(Date.now() + KEPT_MS) });
    return true;
  });
}

import { randomBytes } from 'node:crypto';
import { sha256Hex } from '@portal/domain';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';

/** No rule opens it. Made once, by who needs it first: nobody has to set up one more secret. */
const keyRef = () => db.doc('keys/unsubscribe');
const keySchema = z.object({ key: sha256Hex });

let known: Promise<string> | null = null;

/** What tokens are signed with; read once by each instance. */
export function leaveKey(): Promise<string> {
  known ??= readOrMake().catch((error: unknown) => {
    // The next one asks again.
    known = null;
    throw error;
  });
  return known;
}

const readOrMake = (): Promise<string> =>
  db.runTransaction(async (transaction) => {
    const row = await transaction.get(keyRef());
    if (row.exists) return keySchema.parse(row.data()).key;
    const key = randomBytes(32).toString('hex');
    transaction.create(keyRef(), { key });
    return key;
  });

import { randomBytes } from 'node:crypto';
import type { Invitation } from '@portal/domain';
import { db } from '../firestore/admin.ts';
import { hashOf, invitationRef, readInvitation, stateNow } from './invitation-rows.ts';

/** Nobody guesses 256 bits. */
const SECRET_BYTES = 32;
/** An e-mail that is tried again may have arrived: the links of its last tries all open. */
const KEPT_HASHES = 10;

/**
 * The secret of one sending, made when its e-mail goes out and kept as a hash alone. Null where the invitation is over, or
 * was sent anew since.
 */
export function makeSecret(id: string, sending: number): Promise<{ secret: string; row: Invitation } | null> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return db.runTransaction(async (transaction) => {
    const row = await readInvitation(transaction, id);
    if (row === null || row.sendings !== sending || stateNow(row) !== 'waiting') return null;
    const secret_hashes = [...row.secret_hashes, hashOf(secret)].slice(-KEPT_HASHES);
    transaction.update(invitationRef(id), { secret_hashes });
    return { secret, row };
  });
}

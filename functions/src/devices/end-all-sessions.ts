import { FieldValue } from 'firebase-admin/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import type { Caller } from '../calls/define-callable.ts';
import { auth, db } from '../firestore/admin.ts';
import { subscriptionRef } from '../push/subscription-rows.ts';
import { readDevices } from './device-rows.ts';

/**
 * Ends every session that has begun until now, also one that no device ever registered. Tokens in hand are refused by
 * their second, whole seconds being all they carry: who signs in again within this very one signs in once more.
 * Answers the second from which a session is valid.
 */
export async function endAllSessions({ uid, authTime }: Pick<Caller, 'uid' | 'authTime'>): Promise<number> {
  const from = await db.runTransaction(async (transaction) => {
    const devices = await readDevices(transaction, uid);
    // The session that asks is among them, whatever the clocks of two services say.
    const sessions_from = Math.max(Math.floor(Date.now() / 1000), authTime) + 1;
    transaction.update(accountRef(uid), { sessions_from, ended_sessions: [] });
    for (const { ref } of devices.filter(({ ended_at }) => ended_at === null)) {
      transaction.update(ref, { ended_at: FieldValue.serverTimestamp() });
      transaction.delete(subscriptionRef(uid, ref.id));
    }
    return sessions_from;
  });
  await auth.revokeRefreshTokens(uid);
  return from;
}

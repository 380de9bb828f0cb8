import { accountRef } from '../accounts/account-rows.ts';
import { findAuthUser, removeFactors } from '../accounts/auth-users.ts';
import { endAllSessions } from '../devices/end-all-sessions.ts';

/**
 * The factor goes and every session ends: the password alone signs in, and where a factor is demanded a new one is set
 * up first. The row says so last, so that what broke off in between can be done once more. Answers the second from which
 * a session is valid.
 */
export async function clearFactor(uid: string): Promise<number> {
  await removeFactors(uid);
  const user = await findAuthUser(uid);
  // By the provider's own clock: no session began later than this.
  const lastSignIn = Date.parse(user?.metadata.lastSignInTime ?? '') || 0;
  const from = await endAllSessions({ uid, authTime: Math.ceil(lastSignIn / 1000) });
  await accountRef(uid).update({ has_factor: false });
  return from;
}

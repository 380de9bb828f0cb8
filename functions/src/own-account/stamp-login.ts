import { fromInstant, type AppUser } from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { signedInCallable, type Caller } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { accountOf, accountRef } from '../accounts/account-rows.ts';
import { findAuthUser, hasFactor } from '../accounts/auth-users.ts';

/** A session is restored with every tab; more stamps than this would only cost writes. */
const STAMP_EVERY_MS = 15 * 60 * 1000;

/** Notes the login by the server's time, a pending person's too, and that the address was confirmed. */
export const stampLogin = signedInCallable('stampLogin', async ({ caller }) =>
  db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(accountRef(caller.uid));
    const account = accountOf(snapshot);
    if (account === null) return refused('not_found');
    if (account.blocked_at !== null) return refused('forbidden');
    const last = account.last_login_at === null ? 0 : fromInstant(account.last_login_at).getTime();
    const isDue = snapshot.readTime.toMillis() - last >= STAMP_EVERY_MS;
    const changes = {
      ...(isDue && { last_login_at: FieldValue.serverTimestamp() }),
      ...(isNewlyVerified(account, caller) && { email_verified: true }),
      ...((await isNewlyFactored(account, caller)) && { has_factor: true }),
    };
    if (Object.keys(changes).length > 0) transaction.update(snapshot.ref, changes);
    return done({ stamped: isDue });
  }),
);

/**
 * Never taken back: a token is up to an hour older than the confirmation. And only of the address that the row
 * shows: with another one, set at Auth later, a person could confirm somebody else's.
 */
function isNewlyVerified({ email, email_verified }: AppUser, { verifiedEmail }: Caller): boolean {
  return !email_verified && verifiedEmail?.toLowerCase() === email.toLowerCase();
}

/** Set up without its recovery codes ever being made: those tell the row otherwise. */
async function isNewlyFactored({ auth_uid, has_factor }: AppUser, caller: Caller): Promise<boolean> {
  if (has_factor === true || !caller.hasFactor) return false;
  const user = await findAuthUser(auth_uid);
  return user !== null && hasFactor(user);
}

import { fromInstant } from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { accountOf, accountRef } from './account-rows.ts';

/** A session is restored with every tab; more stamps than this would only cost writes. */
const STAMP_EVERY_MS = 15 * 60 * 1000;

/** Notes the login by the server's time, a pending person's too. */
export const stampLogin = signedInCallable('stampLogin', async ({ caller }) =>
  db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(accountRef(caller.uid));
    const account = accountOf(snapshot);
    if (account === null) return refused('not_found');
    if (account.blocked_at !== null) return refused('forbidden');
    const last = account.last_login_at === null ? 0 : fromInstant(account.last_login_at).getTime();
    const isDue = snapshot.readTime.toMillis() - last >= STAMP_EVERY_MS;
    if (isDue) transaction.update(snapshot.ref, { last_login_at: FieldValue.serverTimestamp() });
    return done({ stamped: isDue });
  }),
);

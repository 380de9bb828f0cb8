import { FieldValue } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { feedOf, feedRef } from './feed-rows.ts';

/** Ends one of the caller's addresses for good. */
export const revokeCalendarFeed = signedInCallable('revokeCalendarFeed', async ({ caller, input }) =>
  db.runTransaction(async (transaction) => {
    const account = await readAccount(transaction, caller.uid);
    if (account?.is_active !== true) return refused('forbidden');
    const ref = feedRef(input.feed_id);
    const feed = feedOf(await transaction.get(ref));
    if (feed?.user_id !== caller.uid) return refused('not_found');
    if (feed.revoked_at === null) transaction.update(ref, { revoked_at: FieldValue.serverTimestamp() });
    return done({ ok: true } as const);
  }),
);

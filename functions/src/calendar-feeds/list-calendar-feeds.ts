import type { ListedFeed } from '@portal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { asListed, feedOf, standingFeedsOf } from './feed-rows.ts';

/** The screen asks when it is opened. */
const LISTS_PER_HOUR = 300;

/** The caller's own that were not taken back, the newest first; of none the address. */
export const listCalendarFeeds = signedInCallable('listCalendarFeeds', async ({ caller }) =>
  db.runTransaction((transaction) => list(transaction, caller.uid)),
);

async function list(transaction: Transaction, uid: string): Promise<Outcome<{ feeds: ListedFeed[] }>> {
  const account = await readAccount(transaction, uid);
  if (account?.is_active !== true) return refused('forbidden');
  const limit = { bucket: 'list_feeds', subject: uid, perHour: LISTS_PER_HOUR };
  const calls = await checkLimit(transaction, limit);
  if (!calls.allowed) return refused('too_many_requests');
  const { docs } = await transaction.get(standingFeedsOf(uid));
  calls.record();
  const feeds = docs.flatMap((doc) => {
    const feed = feedOf(doc);
    return feed === null ? [] : [asListed(doc.id, feed)];
  });
  return done({ feeds: feeds.sort((one, other) => (one.created_at < other.created_at ? 1 : -1)) });
}

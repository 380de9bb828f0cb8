import { randomBytes } from 'node:crypto';
import { type CalendarFeed, type MadeFeed, MAX_CALENDAR_FEEDS } from '@portal/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readAccount } from '../accounts/account-rows.ts';
import { companiesStand } from '../accounts/companies-stand.ts';
import { signedInCallable } from '../calls/define-callable.ts';
import { done, refused, type Outcome } from '../calls/outcome.ts';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { appOrigin } from '../params.ts';
import { linkOrigin } from '../tenants/app-origin.ts';
import { readFirm } from '../tenants/firm.ts';
import { asListed, feedIdOf, feedRef, standingFeedsOf } from './feed-rows.ts';
import { maySubscribe } from './may-subscribe.ts';

const MADE_PER_HOUR = 20;
/** Nobody guesses 256 bits. */
const SECRET_BYTES = 32;

/** A new address under which a calendar reads due dates. It is answered this once: only its hash is kept. */
export const makeCalendarFeed = signedInCallable('makeCalendarFeed', async ({ caller, input, origin }) => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const id = feedIdOf(secret);
  const made = await db.runTransaction((transaction) => make(transaction, id, caller.uid, input.client_id));
  if (!made.ok) return made;
  const feed = made.value;
  const { domains } = await readFirm(feed.tenant_id);
  const address = `${linkOrigin(origin, domains, appOrigin.value())}/calendario/${secret}.ics`;
  return done({ feed: asListed(id, feed), address } satisfies MadeFeed);
});

async function make(
  transaction: Transaction,
  id: string,
  uid: string,
  clientId: string | null,
): Promise<Outcome<CalendarFeed>> {
  const account = await readAccount(transaction, uid);
  if (account === null || !maySubscribe(account, clientId)) return refused('forbidden');
  const { tenant_id } = account;
  if (clientId !== null && !(await companiesStand(transaction, tenant_id, [clientId])))
    return refused('client_not_found');
  const limit = { bucket: 'make_feed', subject: uid, perHour: MADE_PER_HOUR };
  const calls = await checkLimit(transaction, limit);
  const standing = await transaction.get(standingFeedsOf(uid).select());
  if (!calls.allowed || standing.size >= MAX_CALENDAR_FEEDS) return refused('too_many_requests');
  calls.record();
  const now = Timestamp.now();
  const row = { tenant_id, user_id: uid, client_id: clientId, fetched_at: null, revoked_at: null };
  transaction.create(feedRef(id), { ...row, created_at: now });
  return done({ ...row, created_at: instantOf(now) });
}

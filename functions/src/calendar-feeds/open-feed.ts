import { type AppUser, type CalendarFeed, fromInstant } from '@portal/domain';
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { accountRef, isClosed, readableAccount } from '../accounts/account-rows.ts';
import { isLive, readMirrored } from '../firestore/write-mirrored.ts';
import { type CallWindow, countCall } from '../limits/count-call.ts';
import { readEpoch } from '../tenants/is-restoring.ts';
import { feedOf, feedRef } from './feed-rows.ts';
import { maySubscribe } from './may-subscribe.ts';

/** Calendars ask every few hours; one that asks each minute is a mistake or an attack. */
const FETCHES_PER_HOUR = 60;

/** `company`: the row of the one company that it is of, null for a portfolio. `epoch`: which life of the firm's data this is. */
export type OpenFeed = {
  feed: CalendarFeed;
  account: AppUser;
  epoch: string | null;
  company: DocumentSnapshot | null;
};
export type OpenedFeed =
  | ({ kind: 'open' } & OpenFeed)
  /** Never was, was taken back, or its person may see this no more: from outside these are one. */
  | { kind: 'gone' }
  | { kind: 'too_often' };

/**
 * What an address opens now: the account is asked each time, for a calendar has no session that could end. All that a poll of
 * which nothing is new costs is read here and in `feedTag`.
 */
export async function openFeed(transaction: Transaction, id: string): Promise<OpenedFeed> {
  const ref = feedRef(id);
  const feed = feedOf(await transaction.get(ref));
  if (feed === null || feed.revoked_at !== null) return { kind: 'gone' };
  const opened = await openTo(transaction, feed);
  if (opened === null) return { kind: 'gone' };
  const now = Date.now();
  const { allowed, window } = countCall(fetchesOf(feed), now, FETCHES_PER_HOUR);
  if (!allowed) return { kind: 'too_often' };
  transaction.update(ref, {
    fetched_at: Timestamp.fromMillis(now),
    fetches: window.count,
    fetches_since: Timestamp.fromMillis(window.startedAt),
  });
  return { kind: 'open', ...opened };
}

async function openTo(transaction: Transaction, feed: CalendarFeed): Promise<OpenFeed | null> {
  const { tenant_id, client_id } = feed;
  const row = await transaction.get(accountRef(feed.user_id));
  const account = readableAccount(row);
  if (account?.tenant_id !== tenant_id || isClosed(row) || !maySubscribe(account, client_id)) return null;
  const epoch = await readEpoch(tenant_id, transaction);
  if (epoch.isRestoring) return null;
  const company =
    client_id === null ? null : await readMirrored(transaction, 'clients', tenant_id, client_id);
  if (company !== null && !isLive(company)) return null;
  return { feed, account, epoch: epoch.id, company: company?.snapshot ?? null };
}

/** None of an address that was made by a release that counted elsewhere. */
const fetchesOf = ({ fetches, fetches_since }: CalendarFeed): CallWindow | null =>
  fetches === undefined || fetches_since === undefined
    ? null
    : { startedAt: fromInstant(fetches_since).getTime(), count: fetches };

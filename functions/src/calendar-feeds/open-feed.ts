import { type AppUser, type CalendarFeed, fromInstant } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { accountRef, isClosed, readableAccount } from '../accounts/account-rows.ts';
import { companiesStand } from '../accounts/companies-stand.ts';
import { checkLimit } from '../limits/rate-limit.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { feedOf, feedRef } from './feed-rows.ts';
import { maySubscribe } from './may-subscribe.ts';

/** Calendars ask every few hours; one that asks each minute is a mistake or an attack. */
const FETCHES_PER_HOUR = 60;
/** How exactly is kept when it was last asked for. */
const NOTE_EVERY_MS = 60 * 60 * 1000;

export type OpenedFeed =
  | { kind: 'open'; feed: CalendarFeed; account: AppUser }
  /** Never was, was taken back, or its person may see this no more: from outside these are one. */
  | { kind: 'gone' }
  | { kind: 'too_often' };

/** What an address opens now: the account is asked each time, for a calendar has no session that could end. */
export async function openFeed(transaction: Transaction, id: string): Promise<OpenedFeed> {
  const ref = feedRef(id);
  const feed = feedOf(await transaction.get(ref));
  if (feed === null || feed.revoked_at !== null) return { kind: 'gone' };
  const account = await accountOfFeed(transaction, feed);
  if (account === null) return { kind: 'gone' };
  const limit = { bucket: 'calendar_feed', subject: id, perHour: FETCHES_PER_HOUR };
  const fetches = await checkLimit(transaction, limit);
  if (!fetches.allowed) return { kind: 'too_often' };
  fetches.record();
  if (!isNoted(feed)) transaction.update(ref, { fetched_at: FieldValue.serverTimestamp() });
  return { kind: 'open', feed, account };
}

async function accountOfFeed(transaction: Transaction, feed: CalendarFeed): Promise<AppUser | null> {
  const { tenant_id, client_id } = feed;
  const row = await transaction.get(accountRef(feed.user_id));
  const account = readableAccount(row);
  if (account?.tenant_id !== tenant_id || isClosed(row) || !maySubscribe(account, client_id)) return null;
  if (await isRestoring(tenant_id, transaction)) return null;
  const isThere = client_id === null || (await companiesStand(transaction, tenant_id, [client_id]));
  return isThere ? account : null;
}

const isNoted = ({ fetched_at }: CalendarFeed): boolean =>
  fetched_at !== null && Date.now() - fromInstant(fetched_at).getTime() < NOTE_EVERY_MS;

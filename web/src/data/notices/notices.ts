import { type Row, toInstant } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

export type Notice = Row<'notifications'>;
export type NoticePage = {
  unread: Notice[];
  read: Notice[];
  hasMore: boolean;
  /** Whether what the server had has reached this device once: before that no notice is no news. */
  isPulled: boolean;
};

/** Beyond this a number says no more. */
export const MOST_UNREAD = 99;

const newest = (db: PortalDatabase) => db.notifications.orderBy('created_at').reverse();
const isUnread = ({ read_at, deleted_at }: Notice) => read_at === null && deleted_at === null;

/** One more than `MOST_UNREAD` where there are more. */
export const countUnreadNotices = (db: PortalDatabase): Promise<number> =>
  newest(db)
    .filter(isUnread)
    .limit(MOST_UNREAD + 1)
    .count();

/** The same under a name. */
export const noticesOf = (uid: string, limit: number): LocalRead<NoticePage> => ({
  name: `the newest ${limit} notices of ${uid}`,
  read: (db) => readNotices(db, uid, limit),
});

/** The newest first, of one person: no other's reach this device. */
export async function readNotices(db: PortalDatabase, uid: string, limit: number): Promise<NoticePage> {
  const [rows, cursor] = await Promise.all([
    newest(db)
      .filter(({ deleted_at }) => deleted_at === null)
      .limit(limit + 1)
      .toArray(),
    db.cursors.get(`notifications?user_id=${uid}`),
  ]);
  const shown = rows.slice(0, limit);
  return {
    unread: shown.filter(isUnread),
    read: shown.filter((notice) => !isUnread(notice)),
    hasMore: rows.length > limit,
    isPulled: cursor?.bootstrapped === true || cursor?.is_resync === true,
  };
}

/** What was read before stays read since then. */
export async function markNoticeRead(account: LocalAccount, notice: Notice): Promise<WriteResult> {
  if (!isUnread(notice)) return { ok: true, id: notice.id, op_id: null };
  const patch = { read_at: toInstant(new Date()) };
  return write(account, { kind: 'patch', entity: 'notifications', id: notice.id, patch });
}

/** All that the person was shown. Stops at the first that cannot be kept: the others would fail as well. */
export async function markNoticesRead(
  account: LocalAccount,
  notices: readonly Notice[],
): Promise<WriteResult | null> {
  let last: WriteResult | null = null;
  for (const notice of notices) {
    last = await markNoticeRead(account, notice);
    if (!last.ok) return last;
  }
  return last;
}

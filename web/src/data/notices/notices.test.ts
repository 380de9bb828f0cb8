import { toInstant } from '@portal/domain';
import { expect, test } from 'vitest';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { countUnreadNotices, markNoticesRead, readNotices } from './notices.ts';

const at = (minute: number) => toInstant(new Date(Date.UTC(2026, 10, 22, 12, minute)));

async function put(account: LocalAccount, minute: number, read = false) {
  const id = `n${minute}`;
  const fields = { user_id: 'ana', kind: 'slip_due_1', title: id, body: '', link: '/client-portal' };
  const row = serverRow('notifications', id, { ...fields, read_at: read ? at(minute) : null });
  await account.db.notifications.put({ ...row, created_at: at(minute) });
}

test('notices come the newest first, a page at a time, the unread apart', async () => {
  const account = openTestAccount();
  for (const [minute, read] of [
    [1, true],
    [2, false],
    [3, true],
    [4, false],
  ] as const)
    await put(account, minute, read);
  const page = await readNotices(account.db, 'ana', 3);
  expect([page.unread, page.read].map((list) => list.map(({ id }) => id))).toEqual([['n4', 'n2'], ['n3']]);
  expect(page.hasMore).toBe(true);
  expect(page.isPulled).toBe(false);
});

test('marking as read is kept at once and waits to be sent; what was read is not marked again', async () => {
  const account = openTestAccount();
  await put(account, 1);
  await put(account, 2, true);
  expect(await countUnreadNotices(account.db)).toBe(1);
  const { unread, read } = await readNotices(account.db, 'ana', 9);
  await markNoticesRead(account, [...unread, ...read]);
  expect(await countUnreadNotices(account.db)).toBe(0);
  const entries = await account.db.outbox.toArray();
  expect(entries.map(({ doc_id, kind }) => [doc_id, kind])).toEqual([['n1', 'patch']]);
});

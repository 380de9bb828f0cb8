import type { AppUser } from '@portal/domain';
import { expect, test } from 'vitest';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { listPending } from '#data/outbox/outbox-actions.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { sendMessage } from './messages.ts';
import { countUnread, getReadMark, markThreadRead, readReader } from './thread-reads.ts';

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000000000Z`;
const said = (sender_id: string, minute: number, client_id = 'c1') =>
  serverRow(
    'messages',
    `${client_id}-${sender_id}-${minute}`,
    {
      client_id,
      thread_id: client_id,
      sender_id,
      content: 'Oi',
      status: 'sent',
      document_ids: [],
      written_at: at(minute),
    },
    { created_at: at(minute) },
  );
const marksArrived = (db: PortalDatabase, scope = 'thread_reads?client_id=c1') =>
  db.cursors.put({ scope, updated_at: at(0), id: '', safe_at: at(0), bootstrapped: true });

async function withThread() {
  const account = openTestAccount();
  await marksArrived(account.db);
  await account.db.messages.bulkPut([
    said('rui', 1),
    said('ana', 2),
    said('rui', 3),
    said('leo', 4),
    said('rui', 5, 'c2'),
  ]);
  return account;
}

test('what others said in this thread after the mark is unread, own messages never are', async () => {
  const account = await withThread();
  const { db } = account;
  const unread = async () => countUnread(db, 'c1', await readReader(db, 'ana'));
  expect(await unread()).toBe(3);
  await markThreadRead(account, 'c1', at(3));
  expect(await unread()).toBe(1);
  await sendMessage(account, { client_id: 'c1', content: 'De volta' });
  expect(await unread()).toBe(1);
  await markThreadRead(account, 'c1', at(4));
  expect(await unread()).toBe(0);
  expect(await countUnread(db, 'c1', await readReader(db, 'leo'))).toBe(4);
});

test('nothing is unread before the marks have reached the device, and nothing is marked', async () => {
  const account = openTestAccount();
  await account.db.messages.put(said('rui', 1));
  expect(await countUnread(account.db, 'c1', await readReader(account.db, 'ana'))).toBe(0);
  await markThreadRead(account, 'c1', at(1));
  expect(await listPending(account.db)).toEqual([]);
  expect(await getReadMark(account.db, 'c1', await readReader(account.db, 'ana'))).toEqual({
    kind: 'unknown',
  });
});

test('the marks of a staff device arrive for all clients at once', async () => {
  const { db } = openTestAccount();
  await marksArrived(db, 'thread_reads');
  await db.messages.put(said('rui', 1));
  expect(await countUnread(db, 'c1', await readReader(db, 'ana'))).toBe(1);
});

test('a day of reading without a connection is one operation', async () => {
  const account = await withThread();
  for (let minute = 10; minute < 60; minute += 1) await markThreadRead(account, 'c1', at(minute));
  expect(await listPending(account.db)).toMatchObject([
    { entity: 'thread_reads', doc_id: 'c1_ana', kind: 'create', patch: { last_read_at: at(59) } },
  ]);
});

test('a mark of the server moves by one operation too, and never back', async () => {
  const account = await withThread();
  const { db } = account;
  const fields = { client_id: 'c1', user_id: 'ana', last_read_at: at(3) };
  await db.thread_reads.put(serverRow('thread_reads', 'c1_ana', fields));
  await markThreadRead(account, 'c1', at(2));
  await markThreadRead(account, 'c1', at(3));
  expect(await listPending(db)).toEqual([]);
  await markThreadRead(account, 'c1', at(4));
  await markThreadRead(account, 'c1', at(5));
  expect(await listPending(db)).toMatchObject([{ kind: 'patch', patch: { last_read_at: at(5) } }]);
});

/** What the device remembers of Ana's account: approved at minute `approved`. */
const remember = (db: PortalDatabase, approved: number) =>
  db.meta.put({ key: 'own_row', value: { approved_at: at(approved) } as AppUser });

test('nobody starts with unread from before their time', async () => {
  const account = await withThread();
  await remember(account.db, 3);
  const unread = async () => countUnread(account.db, 'c1', await readReader(account.db, 'ana'));
  expect(await unread()).toBe(1);
  await markThreadRead(account, 'c1', at(4));
  expect(await unread()).toBe(0);
  expect(await listPending(account.db)).toMatchObject([{ kind: 'create', patch: { last_read_at: at(4) } }]);
});

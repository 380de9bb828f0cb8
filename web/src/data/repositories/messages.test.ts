import { expect, test } from 'vitest';
import { listPending } from '#data/outbox-actions.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { listMessages, sendMessage } from './messages.ts';

const said = (content: string, created_at: string) =>
  serverRow(
    'messages',
    content,
    {
      client_id: 'c1',
      thread_id: 'c1',
      sender_id: 'rui',
      content,
      status: 'sent',
      document_ids: [],
      written_at: created_at,
    },
    { created_at },
  );

test('what waits is read last, although the clock of the device is behind', async () => {
  const account = openTestAccount();
  await account.db.messages.bulkPut([
    said('second', '2099-01-02T00:00:00.000000000Z'),
    said('first', '2099-01-01T00:00:00.000000000Z'),
  ]);
  await sendMessage(account, { client_id: 'c1', content: 'third' });
  const { messages, hasOlder } = await listMessages(account.db, 'c1', 10);
  expect(messages.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
  expect(hasOlder).toBe(false);
});

test('a page holds the newest and says that there are older ones', async () => {
  const { db } = openTestAccount();
  await db.messages.bulkPut([1, 2, 3].map((day) => said(`m${day}`, `2026-01-0${day}T00:00:00.000000000Z`)));
  const { messages, hasOlder } = await listMessages(db, 'c1', 2);
  expect(messages.map(({ content }) => content)).toEqual(['m2', 'm3']);
  expect(hasOlder).toBe(true);
});

test('messages of one thread go in the order they were written', async () => {
  const account = openTestAccount();
  await sendMessage(account, { client_id: 'c1', content: 'a' });
  await sendMessage(account, { client_id: 'c2', content: 'elsewhere' });
  await sendMessage(account, { client_id: 'c1', content: 'b' });
  const [first, other, second] = await listPending(account.db);
  expect(first?.after).toEqual([]);
  expect(other?.after).toEqual([]);
  expect(second?.after).toEqual([first?.op_id]);
});

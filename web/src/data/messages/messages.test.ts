import { EARLIEST_WRITTEN_AT } from '@portal/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { addDocuments } from '#data/files/add-documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openDatabase } from '#data/local/database.ts';
import { discardEntry, listAttention, listPending } from '#data/outbox/outbox-actions.ts';
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

afterEach(() => vi.useRealTimers());

test('a clock that was never set dates a message as early as the server takes it', async () => {
  const account = openTestAccount();
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  await sendMessage(account, { client_id: 'c1', content: 'oi' });
  expect((await account.db.messages.toArray()).map(({ written_at }) => written_at)).toEqual([
    EARLIEST_WRITTEN_AT,
  ]);
});

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

test('what waits is read last and in the order it was written, although the clock was set back by days', async () => {
  const account = openTestAccount();
  await account.db.messages.bulkPut(
    [1, 2, 3].map((day) => said(`m${day}`, `2099-01-0${day}T00:00:00.000000000Z`)),
  );
  for (const content of ['a', 'b', 'c']) await sendMessage(account, { client_id: 'c1', content });
  const b = (await account.db.messages.toArray()).find(({ content }) => content === 'b');
  await account.db.messages.update(b?.id ?? '', { created_at: '2001-01-01T00:00:00.000000000Z' });
  const { messages } = await listMessages(account.db, 'c1', 2);
  expect(messages.map(({ content }) => content)).toEqual(['m2', 'm3', 'a', 'b', 'c']);
});

test('an empty page is an empty thread only when all of it has arrived once', async () => {
  const { db } = openTestAccount();
  expect(await listMessages(db, 'c1', 10)).toMatchObject({ messages: [], isComplete: false });
  const at = '2026-11-20T12:00:00.000000000Z';
  await db.cursors.put({
    scope: 'messages?client_id=c1',
    updated_at: at,
    id: '',
    safe_at: at,
    bootstrapped: true,
  });
  expect(await listMessages(db, 'c1', 10)).toMatchObject({ messages: [], isComplete: true });
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

test('the order holds across a reload', async () => {
  const account = openTestAccount();
  await sendMessage(account, { client_id: 'c1', content: 'a' });
  account.db.close();
  const again = { ...account, db: openDatabase(account.uid, account.tenant_id) };
  await sendMessage(again, { client_id: 'c1', content: 'b' });
  const [first, second] = await listPending(again.db);
  expect(second?.after).toEqual([first?.op_id]);
});

test('a message waits for the documents it names, and for those alone that still wait', async () => {
  const account = openTestAccount();
  const { added } = await addPdf(account);
  await sendMessage(account, { client_id: 'c1', content: 'Segue', document_ids: [...added, 'sentBefore'] });
  const [file, message] = await listPending(account.db);
  expect(message).toMatchObject({ needs: [file?.op_id], patch: { document_ids: [...added, 'sentBefore'] } });
});

test('a message whose document was given up waits for the person and names it no more', async () => {
  const account = openTestAccount();
  const { added } = await addPdf(account);
  await sendMessage(account, { client_id: 'c1', content: 'Segue', document_ids: added });
  const [file] = await listPending(account.db);
  await discardEntry(account.db, file?.op_id ?? '');
  expect(await listAttention(account.db)).toMatchObject([
    { entity: 'messages', error_kind: 'need_discarded', patch: { document_ids: [], content: 'Segue' } },
  ]);
});

const addPdf = (account: LocalAccount) =>
  addDocuments(account, {
    files: [new File(['%PDF-1.4 small'], 'guia.pdf')],
    client_id: 'c1',
    category: null,
    description: null,
  });

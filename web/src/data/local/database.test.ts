import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { countToCheck, listToCheck } from '#data/documents/review.ts';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { databaseName, openDatabase } from './database.ts';

const document = serverRow('documents', 'd1', { ...DOCUMENT, category: 'client_upload' });
const message = serverRow('messages', 'm1', {
  client_id: 'c1',
  thread_id: 'c1',
  sender_id: 'rui',
  content: 'Oi',
  status: 'sent',
  document_ids: [],
  written_at: '2026-11-20T12:00:00.000000000Z',
});

test('the database of the version before keeps its rows and is indexed anew', async () => {
  openTestAccount();
  const before = new Dexie(databaseName('ana', 'earlier'));
  before
    .version(1)
    .stores({ messages: 'id, [client_id+created_at]', outbox: 'op_id, seq', documents: 'id, created_at' });
  await before.table('messages').put(message);
  await before.table('documents').put(document);
  await before.table('outbox').put({ op_id: 'ana_1', seq: 1 });
  before.close();

  const db = openDatabase('ana', 'earlier');
  expect(await db.messages.where('[client_id+sender_id+created_at]').above(['c1', 'rui', '']).count()).toBe(
    1,
  );
  expect(await db.outbox.count()).toBe(1);
  expect(await countToCheck(db)).toBe(1);
  expect(await listToCheck(db, 1)).toEqual([{ client_id: 'c1', count: 1, oldest: document.created_at }]);
});

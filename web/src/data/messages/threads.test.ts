import { liveQuery } from 'dexie';
import { expect, test } from 'vitest';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { readThread } from './threads.ts';

test('a thread comes with those who wrote and the files of its client, and with no file of another', async () => {
  const { db } = openTestAccount();
  await db.messages.put(
    serverRow('messages', 'm1', {
      client_id: 'c1',
      thread_id: 'c1',
      sender_id: 'rui',
      content: 'Segue',
      status: 'sent',
      document_ids: ['own', 'foreign', 'missing'],
      written_at: '2026-11-20T12:00:00.000000000Z',
    }),
  );
  await db.documents.bulkPut([
    serverRow('documents', 'own', DOCUMENT),
    serverRow('documents', 'foreign', { ...DOCUMENT, client_id: 'c2' }),
  ]);
  const rui = {
    full_name: 'Rui',
    kind: 'staff',
    role: 'accountant',
    client_ids: [],
    is_active: true,
  } as const;
  await db.people.put(serverRow('people', 'rui', { ...rui, client_ids: [] }));

  const thread = await readThread(db, 'c1', 'ana', 10);
  expect([...thread.documents.keys()]).toEqual(['own']);
  expect([...thread.people.values()].map(({ full_name }) => full_name)).toEqual(['Rui']);
});

test('a thread in which somebody spoke is told from one in which nobody did, though nothing of it is here', async () => {
  const { db } = openTestAccount();
  const isElsewhere = async () => (await readThread(db, 'c1', 'ana', 10)).isElsewhere;
  const thread = { client_id: 'c1', subject: 'Conversa com contador', participants: [] };
  expect(await isElsewhere()).toBe(false);
  await db.message_threads.put(
    serverRow('message_threads', 'c1', { ...thread, last_message_at: null, last_sender_id: null }),
  );
  expect(await isElsewhere()).toBe(false);
  const last = { last_message_at: '2023-11-20T12:00:00.000000000Z', last_sender_id: 'rui' };
  await db.message_threads.put(serverRow('message_threads', 'c1', { ...thread, ...last }));
  expect(await isElsewhere()).toBe(true);
  await db.messages.put(
    serverRow('messages', 'm1', {
      ...{ client_id: 'c1', thread_id: 'c1', sender_id: 'rui', content: 'Segue', status: 'sent' },
      ...{ document_ids: [], written_at: '2026-11-20T12:00:00.000000000Z' },
    }),
  );
  expect(await isElsewhere()).toBe(false);
});

test('an open thread follows what is said and how far it was read', async () => {
  const { db } = openTestAccount();
  const said = (id: string) =>
    serverRow('messages', id, {
      client_id: 'c1',
      thread_id: 'c1',
      sender_id: 'rui',
      content: id,
      status: 'sent',
      document_ids: [],
      written_at: '2026-11-20T12:00:00.000000000Z',
    });
  await db.messages.put(said('m1'));
  const seen: { messages: number; mark: string }[] = [];
  const live = liveQuery(async () => readThread(db, 'c1', 'ana', 10));
  const subscription = live.subscribe(({ messages, mark }) =>
    seen.push({ messages: messages.length, mark: mark.kind }),
  );
  await expect.poll(() => seen.at(-1)).toEqual({ messages: 1, mark: 'unknown' });
  await db.messages.put(said('m2'));
  await expect.poll(() => seen.at(-1)).toEqual({ messages: 2, mark: 'unknown' });
  const read = { client_id: 'c1', user_id: 'ana', last_read_at: '2026-11-20T12:00:00.000000000Z' };
  await db.thread_reads.put(serverRow('thread_reads', 'c1_ana', read));
  await expect.poll(() => seen.at(-1)).toEqual({ messages: 2, mark: 'read' });
  subscription.unsubscribe();
});

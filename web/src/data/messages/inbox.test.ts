import type { AppUser, EntityName } from '@portal/domain';
import { liveQuery } from 'dexie';
import { expect, test } from 'vitest';
import { listPending } from '#data/outbox/outbox-actions.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { type InboxView, listUnanswered, readInbox, unreadThreadsOf } from './inbox.ts';
import { sendMessage } from './messages.ts';
import { assignThread } from './thread-assignment.ts';

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000000000Z`;
const said = (client_id: string, sender_id: string, minute: number, content: string) =>
  serverRow(
    'messages',
    `${client_id}-${minute}`,
    {
      client_id,
      thread_id: client_id,
      sender_id,
      content,
      status: 'sent',
      document_ids: [],
      written_at: at(minute),
    },
    { created_at: at(minute) },
  );
const thread = (client_id: string, last_sender_id: string, minute: number) =>
  serverRow('message_threads', client_id, {
    client_id,
    subject: 'Conversa com contador',
    participants: [],
    last_message_at: at(minute),
    last_sender_id,
  });

/** Ana's device: the bakery wrote twice, to the workshop she answered, with the clinic nobody has spoken. */
async function withThreads() {
  const account = openTestAccount('ana');
  const { db } = account;
  const named = (id: string, corporate_name: string) =>
    serverRow('clients', id, { ...CLIENT, corporate_name, trade_name: null });
  await db.clients.bulkPut([named('c1', 'Padaria'), named('c2', 'Oficina'), named('c3', 'Clínica')]);
  await db.messages.bulkPut([
    said('c1', 'zeca', 1, 'Oi'),
    said('c1', 'zeca', 9, 'Recebeu?'),
    said('c2', 'ana', 5, 'Recebi'),
  ]);
  await db.message_threads.bulkPut([thread('c1', 'zeca', 9), thread('c2', 'ana', 5)]);
  await db.thread_staff.put(serverRow('thread_staff', 'c2', { client_id: 'c2', assigned_to: 'ana' }));
  const arrived: EntityName[] = ['message_threads', 'thread_staff', 'clients', 'messages', 'thread_reads'];
  await db.cursors.bulkPut(
    arrived.map((scope) => ({ scope, updated_at: at(0), id: '', safe_at: at(0), bootstrapped: true })),
  );
  const inbox = (view: InboxView, query = '', limit = 10) => readInbox(db, 'ana', { view, query, limit });
  const names = async (view: InboxView, query = '') =>
    (await inbox(view, query)).threads.map(({ client_name }) => client_name);
  return { account, inbox, names };
}

test('threads come by their last message, with what was said and how much of it is unread', async () => {
  const { inbox } = await withThreads();
  const { threads, total, isComplete } = await inbox('team');
  expect(threads).toEqual([
    {
      client_id: 'c1',
      client_name: 'Padaria',
      assigned_to: null,
      unread: 2,
      last: { at: at(9), said: { content: 'Recebeu?', sender_id: 'zeca' } },
    },
    {
      client_id: 'c2',
      client_name: 'Oficina',
      assigned_to: 'ana',
      unread: 0,
      last: { at: at(5), said: { content: 'Recebi', sender_id: 'ana' } },
    },
  ]);
  expect([total, isComplete]).toEqual([2, true]);
});

test('a thread is mine, nobody’s, or the team’s', async () => {
  const { account, inbox, names } = await withThreads();
  expect(await names('mine')).toEqual(['Oficina']);
  expect(await names('unassigned')).toEqual(['Padaria']);
  expect((await inbox('team')).unread).toEqual({ mine: 0, unassigned: 1, team: 1 });
  await assignThread(account, 'c1', 'ana');
  await assignThread(account, 'c2', null);
  expect(await names('mine')).toEqual(['Padaria']);
  expect(await names('unassigned')).toEqual(['Oficina']);
  expect(await listPending(account.db)).toMatchObject([
    { kind: 'create', entity: 'thread_staff', doc_id: 'c1' },
    { kind: 'patch', doc_id: 'c2', patch: { assigned_to: null } },
  ]);
});

test('a client with whom nobody has spoken is found by name', async () => {
  const { names } = await withThreads();
  expect(await names('team', 'clinica')).toEqual(['Clínica']);
});

test('what was said last and is not on this device is told from nothing said', async () => {
  const { account, inbox } = await withThreads();
  await account.db.messages.where('client_id').equals('c2').delete();
  const last = async (query: string) => (await inbox('team', query)).threads.map((thread) => thread.last);
  expect(await last('oficina')).toEqual([{ at: at(5), said: null }]);
  expect(await last('clinica')).toEqual([null]);
  // An older one is not the last.
  await account.db.messages.delete('c1-9');
  expect(await last('padaria')).toEqual([{ at: at(9), said: null }]);
});

test('threads are complete without their messages, of which it is said whether they are here', async () => {
  const { account, inbox } = await withThreads();
  expect(await inbox('team')).toMatchObject({ isComplete: true, hasMessages: true });
  await account.db.cursors.delete('messages');
  expect(await inbox('team')).toMatchObject({ isComplete: true, hasMessages: false });
  await account.db.cursors.delete('message_threads');
  expect(await inbox('team')).toMatchObject({ isComplete: false });
});

test('an answer that waits brings its thread to the top', async () => {
  const { account, names } = await withThreads();
  await sendMessage(account, { client_id: 'c3', content: 'Bom dia' });
  expect(await names('team')).toEqual(['Clínica', 'Padaria', 'Oficina']);
});

test('what was read is unread no more', async () => {
  const { account } = await withThreads();
  const unread = () => unreadThreadsOf('ana').read(account.db);
  expect(await unread()).toBe(1);
  const mark = { client_id: 'c1', user_id: 'ana', last_read_at: at(9) };
  await account.db.thread_reads.put(serverRow('thread_reads', 'c1_ana', mark));
  expect(await unread()).toBe(0);
});

test('the sidebar counts nothing before the marks have arrived, nor threads of clients that are not on the device', async () => {
  const { account } = await withThreads();
  const unread = () => unreadThreadsOf('ana').read(account.db);
  await account.db.message_threads.put(thread('c9', 'zeca', 8));
  expect(await unread()).toBe(1);
  await account.db.cursors.delete('thread_reads');
  expect(await unread()).toBe(0);
});

test('a person who had the last word waits for an answer, until somebody of the office writes one', async () => {
  const { account } = await withThreads();
  const { db } = account;
  expect(await listUnanswered(db)).toEqual([]);
  const person = {
    kind: 'staff',
    full_name: 'Ana',
    role: 'accountant',
    client_ids: [],
    is_active: true,
  } as const;
  await db.people.put(serverRow('people', 'ana', { ...person, client_ids: [] }));
  await db.cursors.put({ scope: 'people', updated_at: at(0), id: '', safe_at: at(0), bootstrapped: true });
  expect(await listUnanswered(db)).toEqual([{ client_id: 'c1', client_name: 'Padaria', since: at(9) }]);
  await sendMessage(account, { client_id: 'c1', content: 'Recebi, obrigada' });
  expect(await listUnanswered(db)).toEqual([]);
});

test('unread in the list is what is unread in the sidebar: a colleague’s answer is no news, nor what was said before', async () => {
  const { account, inbox } = await withThreads();
  const { db } = account;
  const own = { role: 'accountant', approved_at: at(0) } as AppUser;
  await db.meta.put({ key: 'own_row', value: own });
  const staff = (id: string) =>
    serverRow('people', id, {
      full_name: id,
      kind: 'staff',
      role: 'accountant',
      client_ids: [],
      is_active: true,
    });
  await db.people.bulkPut([staff('ana'), staff('leo')]);
  const unread = async () => {
    const { threads, unread } = await inbox('team');
    return {
      inThreads: threads.map((one) => one.unread),
      team: unread.team,
      sidebar: await unreadThreadsOf('ana').read(db),
    };
  };
  expect(await unread()).toEqual({ inThreads: [2, 0], team: 1, sidebar: 1 });
  await db.messages.put(said('c1', 'leo', 11, 'Recebi'));
  await db.message_threads.put(thread('c1', 'leo', 11));
  expect(await unread()).toEqual({ inThreads: [0, 0], team: 0, sidebar: 0 });
  await db.messages.put(said('c1', 'zeca', 12, 'Obrigado'));
  await db.message_threads.put(thread('c1', 'zeca', 12));
  await db.meta.put({ key: 'own_row', value: { ...own, approved_at: at(30) } });
  expect(await unread()).toEqual({ inThreads: [0, 0], team: 0, sidebar: 0 });
});

test('the list follows what arrives while it is open', async () => {
  const { account, inbox } = await withThreads();
  const { db } = account;
  await db.meta.put({ key: 'own_row', value: { role: 'accountant', approved_at: at(0) } as AppUser });
  const seen: (string | undefined)[] = [];
  const subscription = liveQuery(async () => inbox('team')).subscribe(({ threads }) =>
    seen.push(threads[0]?.client_name),
  );
  await expect.poll(() => seen.at(-1)).toBe('Padaria');
  await db.message_threads.put(thread('c3', 'lia', 40));
  await expect.poll(() => seen.at(-1)).toBe('Clínica');
  subscription.unsubscribe();
});

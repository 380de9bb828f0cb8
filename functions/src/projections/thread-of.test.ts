import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { type Said, type Thread, threadOf } from './thread-of.ts';

const said = (sender_id: string, second: number): Said => ({
  client_id: 'c1',
  sender_id,
  at: new Timestamp(second, 0),
});
const after = (...messages: Said[]) =>
  messages.reduce<Thread | null>((thread, message) => threadOf(thread, message), null);

test('the first message opens the thread', () => {
  expect(after(said('ana', 1))).toEqual({
    client_id: 'c1',
    subject: 'Conversa com contador',
    participants: ['ana'],
    last_message_at: new Timestamp(1, 0),
    last_sender_id: 'ana',
  });
});

test('the newest message is the last one, whatever order they are told in', () => {
  const newest = {
    last_message_at: new Timestamp(2, 0),
    last_sender_id: 'rui',
    subject: 'Conversa com contador',
  };
  expect(after(said('ana', 1), said('rui', 2))).toMatchObject({ ...newest, participants: ['ana', 'rui'] });
  expect(after(said('rui', 2), said('ana', 1))).toMatchObject({ ...newest, participants: ['rui', 'ana'] });
});

test('a message that is told twice changes nothing', () => {
  const once = after(said('ana', 1), said('rui', 2));
  expect(threadOf(once, said('ana', 1))).toEqual(once);
  expect(threadOf(once, said('rui', 2))).toEqual(once);
});

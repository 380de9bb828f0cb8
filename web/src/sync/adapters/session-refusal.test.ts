import { expect, test } from 'vitest';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { unlessSessionOver } from './session-refusal.ts';

const denied = new RemoteError('permission_denied');

test('a refusal of an ended session asks the person to sign in, and is not about the work', async () => {
  expect((await unlessSessionOver(denied, async () => true)).kind).toBe('unauthenticated');
});

test('a refusal in a session that is valid is about the work', async () => {
  expect(await unlessSessionOver(denied, async () => false)).toBe(denied);
});

test('a refusal holds while nobody can say whether the session does', async () => {
  expect(await unlessSessionOver(denied, () => Promise.reject(new Error('offline')))).toBe(denied);
});

test('no other failure is asked about', async () => {
  const unavailable = new RemoteError('unavailable');
  const ask = () => Promise.reject(new Error('asked'));
  expect(await unlessSessionOver(unavailable, ask)).toBe(unavailable);
});

import { expect, test } from 'vitest';
import { connectionOf, nextStatus, type StatusEvent, startStatus } from './status.ts';

const after = (...events: StatusEvent[]) => connectionOf(events.reduce(nextStatus, startStatus(5, true)));

test('a connection and an answer are online, with the time of the answer', () => {
  expect(after({ kind: 'exchanged', at: 9 })).toEqual({ kind: 'online', last_synced_at: 9 });
});

test('without a connection, or without an answer, it is offline; the last answer stays known', () => {
  expect(after({ kind: 'network', online: false })).toEqual({ kind: 'offline', last_synced_at: 5 });
  expect(after({ kind: 'unreachable' })).toEqual({ kind: 'offline', last_synced_at: 5 });
  expect(after({ kind: 'unreachable' }, { kind: 'network', online: true }).kind).toBe('online');
});

test('a lost session asks to sign in, with a connection and without', () => {
  expect(after({ kind: 'identity', signed_in: false }).kind).toBe('sign_in_needed');
  expect(after({ kind: 'identity', signed_in: false }, { kind: 'network', online: false }).kind).toBe(
    'sign_in_needed',
  );
  expect(after({ kind: 'token_refused' }).kind).toBe('sign_in_needed');
  expect(after({ kind: 'token_refused' }, { kind: 'exchanged', at: 9 }).kind).toBe('online');
});

test('a connection over which nothing is heard is offline after a while, until something is', () => {
  expect(after({ kind: 'silence' }).kind).toBe('offline');
  expect(after({ kind: 'silence' }, { kind: 'exchanged', at: 9 }).kind).toBe('online');
  expect(after({ kind: 'exchanged', at: 9 }, { kind: 'silence' }).kind).toBe('online');
  // What was heard on the connection before says nothing about this one.
  expect(
    after({ kind: 'exchanged', at: 9 }, { kind: 'network', online: true }, { kind: 'silence' }).kind,
  ).toBe('offline');
});

test('a version that is too old is told, whatever the connection', () => {
  expect(after({ kind: 'release', is_too_old: true })).toMatchObject({ kind: 'online', too_old: true });
  expect(
    after({ kind: 'release', is_too_old: true }, { kind: 'release', is_too_old: false }).too_old,
  ).toBeUndefined();
});

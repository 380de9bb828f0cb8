import { expect, test } from 'vitest';
import { type LeadershipContext, sendingConnection } from './context.ts';

test('nothing is sent over a connection on which the app is too old, or not known to be young enough', () => {
  const connection = { current: new AbortController().signal };
  const sending = (current: LeadershipContext['release']['current']) =>
    // All that it asks of the context.
    sendingConnection({ connection, release: { current } } as LeadershipContext);
  expect([sending('unknown'), sending('too_old')]).toEqual([null, null]);
  expect(sending('supported')).toBe(connection.current);
});

test('nothing is sent where no connection is, or one that has ended', () => {
  const sending = (current: AbortSignal | null) =>
    sendingConnection({ connection: { current }, release: { current: 'supported' } } as LeadershipContext);
  expect([sending(null), sending(AbortSignal.abort())]).toEqual([null, null]);
});

import { expect, test } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { leadershipContext } from '#sync/testing/leadership-context.ts';
import { runConnection } from './connection.ts';

test('a connection asks for the epoch before what pulls do not wait for', async () => {
  const { db } = openTestAccount();
  const asked: string[] = [];
  const asks = (name: string) => () => {
    asked.push(name);
    return () => undefined;
  };
  const database = {
    watchEpoch: asks('epoch'),
    watchMinimumVersion: asks('release'),
    watchOwnRow: asks('own row'),
  };
  const context = leadershipContext(db, database, {
    account: { uid: 'u1', tenant_id: 't1' },
    fail: (error: unknown) => expect.unreachable(String(error)),
  });
  const connection = new AbortController();
  const running = runConnection(context, connection.signal);
  expect(asked.toSorted()).toEqual(['epoch', 'own row', 'release']);
  expect(asked[0]).toBe('epoch');
  connection.abort();
  await running;
});

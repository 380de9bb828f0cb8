import { expect, test } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { systemClock } from '#sync/adapters/system-clock.ts';
import { createSharedParts, type LeadershipContext } from '#sync/context.ts';
import type { Ports } from '#sync/ports.ts';
import { SYNC_SETTINGS } from '#sync/settings.ts';
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
  const ports = { store: createDexieStore(db), clock: systemClock, database } as unknown as Ports; // of the ports, these are used
  const context = {
    ...{ ...createSharedParts(ports), ports, settings: SYNC_SETTINGS },
    account: { uid: 'u1', tenant_id: 't1' },
    fail: (error: unknown) => expect.unreachable(String(error)),
  } as unknown as LeadershipContext; // as above
  const connection = new AbortController();
  const running = runConnection(context, connection.signal);
  expect(asked.toSorted()).toEqual(['epoch', 'own row', 'release']);
  expect(asked[0]).toBe('epoch');
  connection.abort();
  await running;
});

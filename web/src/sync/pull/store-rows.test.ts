import { toInstant } from '@portal/domain';
import { expect, test } from 'vitest';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { leadershipContext } from '#sync/testing/leadership-context.ts';
import { storeRows } from './store-rows.ts';

const SCOPE = { key: 'clients', entity: 'clients', filter: null } as const;
const NOW = toInstant(new Date('2026-11-20T12:00:00Z'));
const page = (id: string) => ({ rows: [serverRow('clients', id, CLIENT)], unreadable: [] });

const OF_FIRST = { scope: 'clients', updated_at: NOW, id: 'c0', safe_at: NOW, bootstrapped: false };

function openDevice() {
  const { db } = openTestAccount();
  const context = leadershipContext(db);
  const store = (id: string, connection = new AbortController().signal) =>
    storeRows(context, SCOPE, connection, page(id), (cursor) => cursor);
  return { db, context, store };
}

test('what arrives is stored once the epoch is known to be the one of the device, and not after its connection', async () => {
  const { db, context, store } = openDevice();
  const ended = new AbortController();
  const [kept, dropped] = [store('c1'), store('c2', ended.signal)];
  ended.abort();
  expect(await dropped).toBe(0);
  expect(await db.clients.count()).toBe(0);
  context.epoch.open(null, () => undefined);
  expect(await kept).toBe(1);
  expect(await db.clients.toCollection().primaryKeys()).toEqual(['c1']);
});

test('what another tab has left behind by following the server is not stored, and tried again', async () => {
  const { db, context, store } = openDevice();
  context.epoch.open(null, () => undefined);
  await db.meta.put({ key: 'epoch', value: { id: 'e1' } });
  await expect(store('c1')).rejects.toMatchObject({ kind: 'contention' });
  expect(await db.clients.count()).toBe(0);
  context.epoch.open('e1', () => undefined);
  expect(await store('c1')).toBe(1);
});

test('a first reading that meets a row again keeps what is newer on the device', async () => {
  const { db, context, store } = openDevice();
  context.epoch.open(null, () => undefined);
  await db.cursors.put(OF_FIRST);
  await db.clients.put({ ...serverRow('clients', 'c1', CLIENT), rev: 7 });
  expect(await store('c1')).toBe(0);
  expect(await db.clients.get('c1')).toMatchObject({ rev: 7 });
  expect(await store('c2')).toBe(1);
});

test('a first reading ends the quarantine of what it can read', async () => {
  const { db, context, store } = openDevice();
  context.epoch.open(null, () => undefined);
  await db.cursors.put(OF_FIRST);
  const found = { updated_at: NOW, rev: 1, is_counted: true, found_at: NOW };
  await db.quarantine.put({ entity: 'clients', doc_id: 'c1', scope: 'clients', ...found });
  await store('c1');
  expect(await db.quarantine.count()).toBe(0);
});

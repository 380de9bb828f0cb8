import Dexie from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { handoverDatabase } from '#data/closing/handover-database.ts';
import { listHandovers } from '#data/closing/handovers.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { dieAtWrite } from '#data/testing/dying-database.ts';
import { openTestAccount, TASK } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { closingFor, readClosings, rememberClosing } from '#session/device/closings.ts';
import { closeOnDevice, requestOf } from './close-account.ts';

let account: LocalAccount;
let tasks = 0;

beforeEach(async () => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  vi.stubGlobal('navigator', { locks: { request: inTurn() } });
  account = openTestAccount();
  await handoverDatabase().handovers.clear();
});

/** Web Locks as far as they are asked for: one holder per name, in turn. */
function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

/** Another tab of the same browser: the same databases, and a memory of its own. */
async function otherTab() {
  vi.resetModules();
  return import('./close-account.ts');
}

const addTask = () =>
  write(account, { entity: 'tasks', kind: 'create', id: `task${String((tasks += 1))}`, fields: TASK });

test('two tabs that close an account at the same time hand over once, and leave nothing', async () => {
  await addTask();
  await addTask();
  const other = await otherTab();
  const results = await Promise.all([
    closeOnDevice(account, { reason: 'blocked' }),
    other.closeOnDevice(account, { reason: 'blocked' }),
  ]);
  expect(results).toEqual(['closed', 'closed']);
  expect(await listHandovers()).toMatchObject([{ uid: 'ana', operations: 2 }]);
  expect(await Dexie.exists(account.db.name)).toBe(false);
  expect(readClosings()).toEqual([]);
});

test('without locks two tabs that close an account at the same time lose nothing, and leave nothing', async () => {
  vi.stubGlobal('navigator', {});
  await addTask();
  await addTask();
  const other = await otherTab();
  const results = await Promise.all([
    closeOnDevice(account, { reason: 'blocked' }),
    other.closeOnDevice(account, { reason: 'blocked' }),
  ]);
  expect(results).toEqual(['closed', 'closed']);
  expect(await listHandovers()).toMatchObject([{ uid: 'ana', operations: 2 }]);
  expect(await Dexie.exists(account.db.name)).toBe(false);
  expect(readClosings()).toEqual([]);
});

test('a tab does not begin while another closes the same account', async () => {
  await addTask();
  let letGo = () => {};
  void navigator.locks.request(
    `portal.closing.${account.db.name}`,
    () => new Promise<void>((resolve) => (letGo = resolve)),
  );
  const waiting = closeOnDevice(account, { reason: 'blocked' });
  // Of another account, begun later: by its end the first would be over too.
  const other = openTestAccount();
  expect(await closeOnDevice(other, { reason: 'blocked' })).toBe('closed');
  expect(await listHandovers()).toEqual([]);
  expect(await account.db.tasks.count()).toBe(1);
  letGo();
  expect(await waiting).toBe('closed');
});

test('what one tab writes while the other closes is handed over, or refused aloud', async () => {
  await addTask();
  const closing = closeOnDevice(account, { reason: 'blocked' });
  const written = await Promise.all([addTask(), addTask(), addTask()].map((task) => task.catch(() => null)));
  expect(await closing).toBe('closed');
  const kept = written.filter((result) => result?.ok === true).length;
  expect(await listHandovers()).toMatchObject([{ operations: 1 + kept }]);
});

test('asked for twice in a tab, a closing is one', async () => {
  await addTask();
  const first = closeOnDevice(account, { reason: 'blocked' });
  expect(closeOnDevice(account, { reason: 'blocked' })).toBe(first);
  // Another reason waits for what becomes of it.
  const other = closeOnDevice(account, { reason: 'other_person' });
  expect(await Promise.all([first, other])).toEqual(['closed', 'closed']);
  expect(await listHandovers()).toHaveLength(1);
});

test('a closing that the device’s database interrupts is remembered, and the next start goes on', async () => {
  await addTask();
  const death = dieAtWrite(handoverDatabase(), 1);
  expect(await closeOnDevice(account, { reason: 'disabled' })).toBe('failed');
  death.revive();
  expect(await listHandovers()).toEqual([]);

  const closing = closingFor(account);
  if (closing === null) throw new Error('not remembered');
  const next = await otherTab();
  expect(await next.closeOnDevice(account, requestOf(closing.reason))).toBe('closed');
  expect(await listHandovers()).toMatchObject([{ reason: 'disabled', operations: 1 }]);
  expect(readClosings()).toEqual([]);
});

test('unsent work of the person before stops another person, and nothing is touched', async () => {
  await addTask();
  expect(await closeOnDevice(account, { reason: 'other_person' })).toBe('unsent_work');
  expect(readClosings()).toEqual([]);
  expect((await addTask()).ok).toBe(true);
  expect(await account.db.outbox.count()).toBe(2);
});

test('a leaving that never came to its flag gives nothing up at the next start', async () => {
  await addTask();
  rememberClosing({ uid: account.uid, tenant_id: account.tenant_id, reason: 'left' });
  expect(await closeOnDevice(account, requestOf('left'))).toBe('unsent_work');
  expect(await account.db.outbox.count()).toBe(1);
  expect(readClosings()).toEqual([]);
});

test('an account of which nothing is on the device is closed without making anything', async () => {
  await account.db.delete();
  expect(await closeOnDevice(account, { reason: 'blocked' })).toBe('closed');
  expect(await Dexie.exists(account.db.name)).toBe(false);
});

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { MembershipEvent } from '#sync/index.ts';

type Started = {
  uid: string;
  tell: (event: MembershipEvent) => void;
  ask: () => void;
  stop: ReturnType<typeof vi.fn>;
};
const started: Started[] = [];

vi.mock('./start-engine.ts', () => ({
  startEngine(local: { uid: string }, tell: Started['tell'], ask: Started['ask']) {
    const stop = vi.fn(() => Promise.resolve());
    started.push({ uid: local.uid, tell, ask, stop });
    return { stop, flush: () => undefined };
  },
}));
vi.mock('./connect-server.ts', () => ({ connectServer: () => undefined }));

beforeEach(() => {
  started.length = 0;
  // Each test is a page of its own.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());
// Other files share these modules: for them nothing keeps the line.
afterAll(() => void vi.resetModules());

async function page() {
  const { uid, tenant_id } = openTestAccount();
  const { beginEngine, localAccount, takeEngine } = await import('./engine-ahead.ts');
  const account = (of: string) => ({ uid: of, tenant_id, role: 'client' as const, client_ids: ['bakery'] });
  const begin = async (of = uid) => {
    const begun = beginEngine(account(of));
    await vi.dynamicImportSettled();
    return begun;
  };
  const take = async (of = uid) => {
    const run = takeEngine(localAccount(account(of)));
    await vi.dynamicImportSettled();
    return run;
  };
  return { uid, begin, take };
}

const ANOTHER = { uid: 'another', tenant_id: 'aurora', role: 'client', client_ids: ['mill'] };
const CLOSED: MembershipEvent = { kind: 'closed', reason: 'blocked' };

test('the engine of who has entered runs before their screen, which takes it over', async () => {
  const { begin, take } = await page();
  const begun = await begin();
  expect(started).toHaveLength(1);
  await take();
  begun.leave();
  await vi.runAllTimersAsync();
  expect(started).toHaveLength(1);
  expect(started[0]?.stop).not.toHaveBeenCalled();
});

test('it says when it has asked for rows', async () => {
  const { begin } = await page();
  const heard = vi.fn();
  void (await begin()).hasAsked.then(heard);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).not.toHaveBeenCalled();
  started[0]?.ask();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what it says of the own row before there is a screen, the screen is told', async () => {
  const { begin, take } = await page();
  await begin();
  started[0]?.tell(CLOSED);
  const heard = vi.fn();
  (await take()).tell(heard);
  expect(heard.mock.calls).toEqual([[CLOSED]]);
  started[0]?.tell(CLOSED);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('without a screen it ends with the form, and not where the form is only drawn anew', async () => {
  const { begin } = await page();
  (await begin()).leave();
  await begin();
  await vi.runAllTimersAsync();
  expect(started).toHaveLength(1);
  expect(started[0]?.stop).not.toHaveBeenCalled();
  (await begin()).leave();
  await vi.runAllTimersAsync();
  expect(started[0]?.stop).toHaveBeenCalledTimes(1);
});

test('who comes after it has one of their own', async () => {
  const { uid, begin, take } = await page();
  await begin();
  await begin('other');
  expect(started.map((one) => one.uid)).toEqual([uid, 'other']);
  expect(started[0]?.stop).toHaveBeenCalledTimes(1);
  await take(uid);
  expect(started.map((one) => one.uid)).toEqual([uid, 'other', uid]);
  expect(started[1]?.stop).toHaveBeenCalledTimes(1);
});

test('who enters on a page that began with somebody else has theirs at once too', async () => {
  localStorage.setItem('portal.session', JSON.stringify(ANOTHER));
  const { uid, begin } = await page();
  localStorage.clear();
  await begin();
  expect(started.map((one) => one.uid)).toEqual([uid]);
});

test('a page whose files were replaced starts none', async () => {
  const { begin } = await page();
  const { standAside } = await import('#data/local/database.ts');
  standAside();
  await begin();
  expect(started).toEqual([]);
});

test('a screen that nobody entered by starts its own', async () => {
  const { uid, take } = await page();
  await take();
  expect(started.map((one) => one.uid)).toEqual([uid]);
});

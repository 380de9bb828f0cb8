import Dexie from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';

/** A page of its own: these modules hold the state of one. */
async function freshPage() {
  vi.resetModules();
  const { openDatabase, screenDatabase, standAside } = await import('./database.ts');
  const { tabState } = await import('./tab-state.ts');
  return { openDatabase, screenDatabase, standAside, tabState };
}

let tenant = '';
beforeEach(() => {
  openTestAccount();
  tenant = `tab-${crypto.randomUUID()}`;
});

/** The same database as a release to come declares it. */
function ofNextRelease(): Dexie {
  const next = new Dexie(`portal.${tenant}.ana`);
  next.version(99).stores({ outbox: 'op_id, seq' });
  return next;
}

test('a newer version that raises the database closes it here for good, and the page knows', async () => {
  const { openDatabase, tabState } = await freshPage();
  const db = openDatabase('ana', tenant);
  await db.meta.put({ key: 'first_steps_hidden', value: true });
  const heard = vi.fn();
  tabState.subscribe(heard);

  const next = ofNextRelease();
  await next.open();
  expect(tabState.read()).toBe('replaced');
  expect(heard).toHaveBeenCalledTimes(1);
  await expect(db.meta.toArray()).rejects.toThrow();
  // Opened anew, by a screen that is shown now, it stays closed too.
  await expect(openDatabase('ana', tenant).meta.toArray()).rejects.toThrow();
  next.close();
});

test('a page whose files were replaced lets go of its databases, although none has changed', async () => {
  const { openDatabase, standAside, tabState } = await freshPage();
  const db = openDatabase('ana', tenant);
  await db.open();
  standAside();
  expect(tabState.read()).toBe('replaced');
  await expect(db.outbox.count()).rejects.toThrow();
});

test('a page whose files were replaced makes no database', async () => {
  const { screenDatabase, standAside } = await freshPage();
  await screenDatabase('ana', tenant).open();
  standAside();
  await expect(screenDatabase('rui', tenant).outbox.count()).rejects.toThrow();
  expect(await Dexie.exists(`portal.${tenant}.ana`)).toBe(true);
  expect(await Dexie.exists(`portal.${tenant}.rui`)).toBe(false);
});

test('a page that an older tab holds up says so, and goes on when that one is closed', async () => {
  const { openDatabase, tabState } = await freshPage();
  // Of a release that let go of nothing.
  const old = new Dexie(`portal.${tenant}.ana`);
  old.version(1).stores({ outbox: 'op_id' });
  old.on('versionchange', () => false);
  await old.open();

  const heldUp = new Promise<void>((resolve) => {
    const unsubscribe = tabState.subscribe(() => {
      if (tabState.read() !== 'held_up') return;
      unsubscribe();
      resolve();
    });
  });
  const count = openDatabase('ana', tenant).outbox.count();
  await heldUp;
  old.close();
  expect(await count).toBe(0);
  expect(tabState.read()).toBe('in_use');
});

test('the erasure of an account replaces nobody', async () => {
  const { openDatabase, tabState } = await freshPage();
  const db = openDatabase('ana', tenant);
  await db.open();
  await Dexie.delete(db.name);
  expect(tabState.read()).toBe('in_use');
});

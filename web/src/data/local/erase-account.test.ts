import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { databaseName, openDatabase } from './database.ts';
import { eraseAccount } from './erase-account.ts';
import { openOriginFiles } from '#data/testing/origin-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

it('erases the database of the account and leaves the others', async () => {
  const mine = openDatabase('ana', 'aurora');
  const other = openDatabase('bia', 'aurora');
  await Promise.all([mine.outbox.count(), other.outbox.count()]);

  expect(await eraseAccount(mine.name)).toEqual({ erased: true });

  expect(await names()).toEqual([databaseName('bia', 'aurora')]);
  expect(await other.outbox.count()).toBe(0);
});

it('is not undone by a query that comes late', async () => {
  const db = openDatabase('caio', 'aurora');
  await db.outbox.count();
  // As a screen's provider leaves it: the next query would open it again.
  db.close({ disableAutoOpen: false });

  expect(await eraseAccount(db.name)).toEqual({ erased: true });

  await expect(db.outbox.count()).rejects.toBeInstanceOf(Dexie.DatabaseClosedError);
  expect(await names()).not.toContain(db.name);
});

it('erases the files of the account with it', async () => {
  const folders = openOriginFiles(['portal.aurora.ana', 'portal.aurora.bia']);

  expect(await eraseAccount(databaseName('ana', 'aurora'))).toEqual({ erased: true });

  expect([...folders]).toEqual(['portal.aurora.bia']);
});

it('says that files are left where the browser does not let go of them', async () => {
  const folders = openOriginFiles(['portal.aurora.ana'], { isHeld: true });

  expect(await eraseAccount(databaseName('ana', 'aurora'))).toEqual({ erased: false, left: ['files'] });

  expect([...folders]).toEqual(['portal.aurora.ana']);
});

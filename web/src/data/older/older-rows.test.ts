import { beforeEach, expect, test } from 'vitest';
import { updateObligation } from '#data/obligations/obligations.ts';
import { OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { keepOlder, readWindow } from './older-rows.ts';

const SINCE = '2024-11-01T03:00:00.000000000Z';
const OLD = '2022-05-10T12:00:00.000000000Z';
const old = (id: string, rev = 1) => serverRow('obligations', id, OBLIGATION, { updated_at: OLD, rev });

let account: ReturnType<typeof openTestAccount>;
const cursor = () => account.db.cursors.get('obligations');

beforeEach(async () => {
  account = openTestAccount();
  await account.db.cursors.put({
    ...{ scope: 'obligations', updated_at: SINCE, id: '', safe_at: SINCE, bootstrapped: true },
    since: SINCE,
  });
});

test('what is older comes to the device, and when it was read is known', async () => {
  expect(await keepOlder(account.db, 'obligations', [old('a'), old('b')], 7)).toBe(2);
  expect(await account.db.obligations.toCollection().primaryKeys()).toEqual(['a', 'b']);
  expect(await cursor()).toMatchObject({ since: SINCE, older_at: 7 });
});

test('what the device knows of stays as it is: newer rows, own work and removals', async () => {
  const { db } = account;
  await db.obligations.bulkPut([old('newer', 3), old('edited')]);
  await updateObligation(account, 'edited', { notes: 'Minha' });
  await db.tombstones.put({ entity: 'obligations', doc_id: 'removed', rev: 2 });
  const rows = [old('newer'), old('edited'), old('removed'), { ...old('gone'), deleted_at: OLD }];
  expect(await keepOlder(db, 'obligations', rows)).toBe(0);
  expect((await db.obligations.get('newer'))?.rev).toBe(3);
  expect((await db.obligations.get('edited'))?.notes).toBe('Minha');
  expect(await db.obligations.bulkGet(['removed', 'gone'])).toEqual([undefined, undefined]);
});

test('nothing comes to a device that has lost the right to it meanwhile', async () => {
  await account.db.cursors.clear();
  expect(await keepOlder(account.db, 'obligations', [old('a')])).toBe(0);
  expect(await account.db.obligations.count()).toBe(0);
  expect(await account.db.cursors.count()).toBe(0);
});

test('where the window begins is told, and nothing where there is none', async () => {
  expect(await readWindow(account.db, 'obligations')).toEqual({ since: SINCE, hasOlder: false });
  await keepOlder(account.db, 'obligations', [old('a')]);
  expect(await readWindow(account.db, 'obligations')).toEqual({ since: SINCE, hasOlder: true });
  expect(await readWindow(account.db, 'documents')).toEqual({ since: null, hasOlder: false });
});

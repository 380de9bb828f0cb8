import { expect, test, vi } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { untilFirstPull } from './first-pull.ts';

const cursor = {
  ...{ scope: 'documents?client_id=c1', updated_at: '2026-11-20T12:00:00.000000000Z', id: 'd1' },
  ...{ safe_at: '2026-11-20T12:00:00.000000000Z', bootstrapped: false },
};

/** Whether it is over once the database has answered. */
async function isOver(waiting: Promise<void>, db: ReturnType<typeof openTestAccount>['db']) {
  let over = false;
  void waiting.then(() => (over = true));
  for (let question = 0; question < 5; question += 1) await db.cursors.count();
  return over;
}

test('a new device waits until the first rows of anything have come', async () => {
  const { db } = openTestAccount();
  const waiting = untilFirstPull(db);
  expect(await isOver(waiting, db)).toBe(false);
  await db.cursors.put(cursor);
  await waiting;
});

test('a device that was here before has nothing to wait for', async () => {
  const { db } = openTestAccount();
  await db.cursors.put(cursor);
  await untilFirstPull(db);
});

test('nobody waits for a database that fails', async () => {
  const { db } = openTestAccount();
  vi.spyOn(db.cursors, 'count').mockRejectedValue(new Error('the disk is broken'));
  await untilFirstPull(db);
});

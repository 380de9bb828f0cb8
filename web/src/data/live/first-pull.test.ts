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
  const waiting = untilFirstPull(db, new AbortController().signal);
  expect(await isOver(waiting, db)).toBe(false);
  await db.cursors.put(cursor);
  await waiting;
});

test('a device that was here before has nothing to wait for', async () => {
  const { db } = openTestAccount();
  await db.cursors.put(cursor);
  await untilFirstPull(db, new AbortController().signal);
});

test('nobody waits for a database that fails', async () => {
  const { db } = openTestAccount();
  vi.spyOn(db.cursors, 'count').mockRejectedValue(new Error('the disk is broken'));
  await untilFirstPull(db, new AbortController().signal);
});

test('nobody who has left waits, nor asks the database again', async () => {
  const { db } = openTestAccount();
  const count = vi.spyOn(db.cursors, 'count');
  const ended = new AbortController();
  const waiting = untilFirstPull(db, ended.signal);
  await vi.waitFor(() => expect(count).toHaveBeenCalled());
  ended.abort();
  await waiting;
  const asked = count.mock.calls.length;
  await db.cursors.put(cursor);
  for (let question = 0; question < 5; question += 1) await db.cursors.toArray();
  expect(count).toHaveBeenCalledTimes(asked);
});

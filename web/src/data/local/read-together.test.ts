import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { readTogether } from './read-together.ts';

test('reads of one moment are answered before their transaction has ended', async () => {
  const { db } = openTestAccount();
  const order: string[] = [];
  const answer = await readTogether(db, [db.meta, db.cursors], async () => {
    Dexie.currentTransaction.on('complete', () => order.push('ended'));
    return Promise.all([db.meta.count(), db.cursors.count()]);
  });
  order.push('answered');
  expect(answer).toEqual([0, 0]);
  await expect.poll(() => order).toEqual(['answered', 'ended']);
});

test('what cannot be read is told', async () => {
  const { db } = openTestAccount();
  await expect(readTogether(db, [db.meta], () => db.cursors.count())).rejects.toThrow(Dexie.NotFoundError);
});

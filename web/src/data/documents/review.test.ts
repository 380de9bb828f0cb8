import { expect, test } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { listToCheck } from './review.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000000000Z`;

test('each client that waits is told with how many documents, and since when', async () => {
  const { db } = openTestAccount();
  const documents = [
    ['d1', 'c1', 'ok', 2],
    ['d2', 'c1', 'none', 3],
    ['d3', 'c1', 'returned', 4],
    ['d4', 'c1', 'none', 5],
    ['d5', 'c2', 'none', 4],
    ['d6', null, 'none', 1],
    ['d7', null, 'none', 6],
    ['d8', 'c3', 'ok', 1],
  ] as const;
  await db.table('documents').bulkPut([
    ...documents.map(([id, client_id, review, day]) => {
      return { id, client_id, review, category: 'client_upload', created_at: at(day) };
    }),
    { id: 'd9', client_id: 'c1', review: 'none', category: 'contract', created_at: at(7) },
  ]);
  expect(await listToCheck(db, 5)).toEqual([
    { client_id: null, count: 2, oldest: at(1) },
    { client_id: 'c1', count: 2, oldest: at(3) },
    { client_id: 'c2', count: 1, oldest: at(4) },
  ]);
  expect(await listToCheck(db, 1)).toEqual([{ client_id: null, count: 2, oldest: at(1) }]);
});

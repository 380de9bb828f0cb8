import { expect, test } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { startingWith } from './starting-with.ts';

const bytes = new ArrayBuffer(0);

test('what an index has under its first parts comes in order, and nothing of their neighbours', async () => {
  const { db } = openTestAccount();
  const keys: [string, number][] = [
    ...[2, 0, 10].map((index): [string, number] => ['b', index]),
    ...['a', 'ba', 'c'].map((id): [string, number] => [id, 0]),
  ];
  await db.chunks.bulkPut(keys.map(([file_id, index]) => ({ file_id, index, bytes })));
  const found = await startingWith(db.chunks, '[file_id+index]', 'b').primaryKeys();
  expect(found).toEqual([
    ['b', 0],
    ['b', 2],
    ['b', 10],
  ]);
});

import { expect, test } from 'vitest';
import { rowsById } from './rows-by-id.ts';

test('rows are found by id, whatever of it is named twice, not at all, or not here', async () => {
  const asked: string[][] = [];
  const table = {
    bulkGet: (ids: string[]) => {
      asked.push(ids);
      return Promise.resolve(ids.map((id) => (id === 'gone' ? undefined : { id })));
    },
  };
  expect(await rowsById(table, ['a', null, 'gone', 'a'])).toEqual(new Map([['a', { id: 'a' }]]));
  expect(await rowsById(table, [null])).toEqual(new Map());
  expect(asked).toEqual([['a', 'gone']]);
});

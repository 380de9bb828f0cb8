import { expect, it } from 'vitest';
import { paramOfSort, sortOfParam } from './use-sort-param.ts';

it('an order comes back from the URL as it went in', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    const sort = { columnId: 'due', direction };
    expect(sortOfParam(paramOfSort(sort))).toEqual(sort);
  }
  expect(paramOfSort(undefined)).toBeNull();
});

it('an empty one sorts nothing', () => {
  expect([sortOfParam(null), sortOfParam(''), sortOfParam('-')]).toEqual([undefined, undefined, undefined]);
});

import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

test.each([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [1, { c: 2 }] },
    { b: [1, { c: 2 }], a: 1 },
  ],
  [new Map(), new Map()],
  [
    new Map([
      ['a', { n: 1 }],
      ['b', { n: 2 }],
    ]),
    new Map([
      ['b', { n: 2 }],
      ['a', { n: 1 }],
    ]),
  ],
])('%o and %o are the same', (a, b) => {
  expect(sameValue(a, b)).toBe(true);
});

test.each([
  [1, '1'],
  [null, undefined],
  [{ a: 1 }, { a: 1, b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [new Map([['a', 1]]), new Map()],
  [new Map([['a', { n: 1 }]]), new Map([['a', { n: 2 }]])],
  [new Map(), {}],
  [{}, new Map()],
  [new Set(['a']), new Set(['b'])],
  [new Date(0), new Date(1)],
  [new Blob(['a']), new Blob(['b'])],
])('%o and %o are not', (a, b) => {
  expect(sameValue(a, b)).toBe(false);
});

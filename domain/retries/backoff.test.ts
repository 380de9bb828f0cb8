import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

const PAUSES = { first_ms: 500, longest_ms: 3_000 };

test('a pause doubles with each failure, up to the longest', () => {
  expect([1, 2, 3, 4, 5, 2_000].map((failures) => backoff(PAUSES, failures))).toEqual([
    500, 1_000, 2_000, 3_000, 3_000, 3_000,
  ]);
});

test('before any failure it is the first', () => {
  expect(backoff(PAUSES, 0)).toBe(500);
});

test('it is spread over half its length, the longest too', () => {
  expect([0, 0.5, 1].map((fraction) => backoff(PAUSES, 2, fraction))).toEqual([500, 750, 1_000]);
  expect(backoff(PAUSES, 60, 0)).toBe(1_500);
});

import { expect, test } from 'vitest';
import { isBelievable } from './close-deleted-accounts.ts';

test('a few accounts that are gone are believed, and so are some of many', () => {
  expect(isBelievable(3, 4)).toBe(true);
  expect(isBelievable(10, 40)).toBe(true);
});

test('that most of a project is gone is not: its users were lost, or are not back yet', () => {
  expect(isBelievable(4, 4)).toBe(false);
  expect(isBelievable(11, 40)).toBe(false);
});

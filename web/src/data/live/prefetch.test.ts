import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { LocalRead } from './local-read.ts';
import { prefetchedAnswer, prefetch, forgetPrefetched, keepAnswer } from './prefetch.ts';

const answering = <T>(name: string, read: () => Promise<T>): LocalRead<T> => ({ name, read });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was asked ahead is there for the first drawing, and of the past after it', async () => {
  const { db } = openTestAccount();
  const three = answering('three', () => Promise.resolve(3));
  expect(prefetchedAnswer(db, three)).toBeUndefined();
  await prefetch(db, [three]);
  expect(prefetchedAnswer(db, three)).toBe(3);
  expect(
    prefetchedAnswer(
      db,
      answering('four', () => Promise.resolve(4)),
    ),
  ).toBeUndefined();
  forgetPrefetched(db);
  expect(prefetchedAnswer(db, three)).toBeUndefined();
});

test('two who ask ahead do not take each other’s answers away', async () => {
  const { db } = openTestAccount();
  const [three, four] = [3, 4].map((value) => answering(`number ${value}`, () => Promise.resolve(value)));
  if (three === undefined || four === undefined) throw new Error('two questions');
  await Promise.all([prefetch(db, [three]), prefetch(db, [four])]);
  expect([prefetchedAnswer(db, three), prefetchedAnswer(db, four)]).toEqual([3, 4]);
});

test('what a screen showed last is there when it comes back, until it shows something newer', () => {
  const { db } = openTestAccount();
  const list = answering('list', () => Promise.resolve(['read anew']));
  keepAnswer(db, list, ['old']);
  keepAnswer(db, list, ['shown last']);
  expect(prefetchedAnswer(db, list)).toEqual(['shown last']);
});

test('answers belong to the account they were read for', async () => {
  const [mine, theirs] = [openTestAccount(), openTestAccount()];
  const three = answering('three', () => Promise.resolve(3));
  await prefetch(mine.db, [three]);
  expect(prefetchedAnswer(theirs.db, three)).toBeUndefined();
});

test('a question that fails is asked again by its screen, and the others are answered', async () => {
  const { db } = openTestAccount();
  const broken = answering('broken', () => Promise.reject(new Error('no room')));
  const three = answering('three', () => Promise.resolve(3));
  await prefetch(db, [broken, three]);
  expect(prefetchedAnswer(db, broken)).toBeUndefined();
  expect(prefetchedAnswer(db, three)).toBe(3);
});

test('a device that does not answer is not waited for', async () => {
  const { db } = openTestAccount();
  const asked = prefetch(db, [answering('never', () => new Promise(() => undefined))]);
  await vi.advanceTimersByTimeAsync(2_000);
  await asked;
});

test('of many filters and pages those that were left last are held', () => {
  const { db } = openTestAccount();
  const page = (number: number) => answering(`page ${number}`, () => Promise.resolve(number));
  for (let number = 0; number < 40; number += 1) keepAnswer(db, page(number), number);
  keepAnswer(db, page(0), 0);
  keepAnswer(db, page(40), 40);
  expect([0, 1, 40].map((number) => prefetchedAnswer(db, page(number)))).toEqual([0, undefined, 40]);
});

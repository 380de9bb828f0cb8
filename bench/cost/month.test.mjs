import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '#scripts/paths.mjs';
import { billedReads, clientMonth, monthOf } from './month.mjs';
import { withTables } from './scale-page.mjs';
import { CLIENT_MONTH, CLOCK_MONTH, FIRM_MONTH, STAFF_CLOCK, STAFF_MONTH } from './use.mjs';

const counts = JSON.parse(await readFile(inRoot('bench', 'cost', 'counts.json'), 'utf8'));
const NOTHING = { reads: 0, asks: 0, commits: 0, writes: 0, calls: 0, runs: 0, bytes: 0 };
const stories = (some = {}) =>
  Object.fromEntries(
    [CLIENT_MONTH, STAFF_MONTH, CLOCK_MONTH, FIRM_MONTH, STAFF_CLOCK]
      .flatMap(Object.keys)
      .map((story) => [story, { ...NOTHING, ...some[story] }]),
  );

test('every story that a month is made of was counted', () => {
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(Object.keys(stories())));
});

test('what rules look up is billed with what is read', () => {
  expect(billedReads({ ...NOTHING, reads: 4, asks: 3, commits: 1 })).toBe(11);
});

test('a month is each story as often as it is told', () => {
  const told = stories({
    'a message of the client': { reads: 10, writes: 4 },
    'an edit of the firm': { writes: 2 },
  });
  expect(clientMonth(told)).toMatchObject({ reads: 5 * 10, writes: 5 * 4 + 8 * 2, changes: 53 });
});

test('what the devices of a firm read grows with their number times the clients, the rest with the clients alone', () => {
  const told = stories({ 'a message of the client': { reads: 10, writes: 4 } });
  const [small, large] = [
    monthOf({ clients: 300, firms: 1 }, told),
    monthOf({ clients: 3_000, firms: 1 }, told),
  ];
  expect(large.fanOut / small.fanOut).toBeCloseTo(100);
  expect([large.writes / small.writes, (large.reads - large.fanOut) / (small.reads - small.fanOut)]).toEqual([
    10, 10,
  ]);
  const many = monthOf({ clients: 3_000, firms: 10 }, told);
  expect(many.fanOut).toBeCloseTo(10 * small.fanOut);
});

test('what goes by the clock is of each client, of each of the staff and of each firm', () => {
  const readsOf = (story, size) =>
    monthOf(size, stories({ [story]: { reads: 1 } })).reads - monthOf(size, stories()).reads;
  const size = { clients: 600, firms: 2 };
  expect(readsOf('a calendar asks, nothing is new', size)).toBeCloseTo(600 * 700);
  expect(readsOf('the day told to one of the staff', size)).toBeCloseTo(2 * 10 * 30);
  expect(readsOf('the schedules of an hour', size)).toBeCloseTo(2 * 720);
});

test('a row that is written again takes no more room', () => {
  const storedOf = (story) => monthOf({ clients: 1, firms: 1 }, stories({ [story]: { writes: 1 } })).stored;
  expect(storedOf('a calendar asks, nothing is new')).toBe(0);
  expect(storedOf('the month made for a client')).toBe(60 * 2_000);
});

test('what is free is not paid for', () => {
  expect(monthOf({ clients: 100, firms: 1 }, stories()).dollars).toBe(0);
  const read = stories({ 'a message of the client': { reads: 1e6 } });
  const { reads, dollars } = monthOf({ clients: 1, firms: 1 }, read);
  expect(dollars).toBeCloseTo(((reads - 1_500_000) * 0.06) / 100_000);
});

test('the page says what the counts make of it', async () => {
  const page = await readFile(inRoot('docs', 'scale.md'), 'utf8');
  const plain = (text) => text.replace(/-{2,}/g, '--').replace(/[ \n]+/g, ' ');
  expect(plain(page)).toBe(plain(withTables(page, counts)));
  expect(plain(page)).toContain('| 3,000, one firm |');
});

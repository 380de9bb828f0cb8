import { expect, it } from 'vitest';
import { waitOf } from './queue-words.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

it.each([
  ['2026-11-20T14:59:40.000000000Z', 'agora'],
  ['2026-11-20T14:55:00.000000000Z', 'há 5 min'],
  ['2026-11-20T04:00:00.000000000Z', 'há 11 h'],
  ['2026-11-19T14:00:00.000000000Z', 'há 1 dia'],
  ['2026-11-06T15:00:00.000000000Z', 'há 14 dias'],
  ['2026-11-19', 'há 1 dia'],
  ['2026-10-15', 'há 36 dias'],
])('what has waited since %s has waited %s', (since, words) => {
  expect(waitOf(since, NOW)).toBe(words);
});

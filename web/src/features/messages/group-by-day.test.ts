import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const now = new Date('2026-11-20T15:00:00Z');
const at = (id: string, created_at: string) => ({ id, created_at });

it("names the day of each message in the firm's time", () => {
  const groups = groupByDay(
    [
      at('a', '2026-11-17T12:00:00.000000000Z'),
      at('b', '2026-11-20T01:30:00.000000000Z'), // 22:30 of the 19th in São Paulo
      at('c', '2026-11-20T12:00:00.000000000Z'),
      at('d', '2026-11-20T14:00:00.000000000Z'),
    ],
    now,
  );
  expect(groups.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['17/11/2026', ['a']],
    ['Ontem', ['b']],
    ['Hoje', ['c', 'd']],
  ]);
});

import { expect, it } from 'vitest';
import { said } from '../testing/said.ts';
import { threadRows } from './thread-rows.ts';

const now = new Date('2026-11-20T15:00:00Z');

it("names each day once, in the firm's time", () => {
  const rows = threadRows(
    [
      said('a', '2025-12-31T12:00:00.000000000Z'),
      said('b', '2026-11-17T12:00:00.000000000Z'),
      said('c', '2026-11-20T01:30:00.000000000Z'), // 22:30 of the 19th in São Paulo
      said('d', '2026-11-20T12:00:00.000000000Z'),
      said('e', '2026-11-20T14:00:00.000000000Z'),
    ],
    now,
  );
  expect(rows.map(({ day }) => day)).toEqual([
    'Quarta, 31 de dezembro de 2025',
    'Terça, 17 de novembro',
    'Ontem',
    'Hoje',
    null,
  ]);
});

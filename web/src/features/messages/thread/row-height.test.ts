import { expect, it } from 'vitest';
import { estimateRowHeight } from './row-height.ts';
import { said } from '../testing/said.ts';

const height = (content: string, width: number, day: string | null = null) =>
  estimateRowHeight({ message: said('m', '2026-11-20T12:00:00.000000000Z', { content }), day }, width);

it('grows with the lines of a text, and with a day above it', () => {
  const one = height('Oi', 700);
  expect(height('Oi\nTudo bem?\n', 700)).toBe(one + 2 * 21.75);
  expect(height('Oi', 700, 'Hoje')).toBe(one + 38);
});

it('is higher where the area is narrow', () => {
  const text = 'a palavra '.repeat(30);
  expect(height(text, 390)).toBeGreaterThan(height(text, 700));
});

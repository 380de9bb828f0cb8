import { expect, it } from 'vitest';
import { formatRate, parseRate } from './rate-text.ts';

it('a rate is read as people type it, and said as they read it', () => {
  expect(['1,05', '1.05', ' 1,05 % ', '0,5', '1', '0,00001'].map(parseRate)).toEqual([
    105_000, 105_000, 105_000, 50_000, 100_000, 1,
  ]);
  expect([105_000, 100_000, 97_123].map(formatRate)).toEqual(['1,05 %', '1,00 %', '0,97123 %']);
});

it('what no month can have is none', () => {
  for (const typed of ['', '0', '0,00', '105', '20,1', '-1', '1,000001', 'um', '1,0,5'])
    expect(parseRate(typed)).toBeNull();
});

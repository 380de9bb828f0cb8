import { expect, it } from 'vitest';
import { RETAINED, RETENTION, retainedUntil } from './retention.ts';

it('keeps tax papers five years from the first of January after their year', () => {
  expect(retainedUntil('tax', '2026-11-22')).toBe('2032-01-01');
  expect(retainedUntil('tax', '2027-01-01')).toBe('2033-01-01');
});

it('keeps the log of accesses six months, and never a day less', () => {
  expect(retainedUntil('access_log', '2026-11-22')).toBe('2027-05-22');
  expect(retainedUntil('access_log', '2026-08-31')).toBe('2027-03-03');
});

it('promises no date where a contract decides', () => {
  for (const what of ['labour', 'fgts', 'contract'] as const)
    expect(retainedUntil(what, '2026-11-22')).toBeNull();
});

it('names the law of everything that stays', () => {
  for (const what of RETAINED) expect(RETENTION[what].law).toMatch(/art\. \d+/);
});

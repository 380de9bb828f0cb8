import { expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-dates.ts';
import { receiptsKeptFrom, RETAINED, RETENTION, retainedUntil } from './retention.ts';

it('keeps tax papers five years from the first of January after their year', () => {
  expect(retainedUntil('tax', '2026-11-22')).toBe('2032-01-01');
  expect(retainedUntil('tax', '2027-01-01')).toBe('2033-01-01');
});

it('keeps receipts for as long as the tax papers of their day, and no day longer', () => {
  for (const today of ['2026-01-01', '2026-11-23', '2026-12-31', '2028-02-29']) {
    const kept = receiptsKeptFrom(today);
    expect(retainedUntil('tax', addDays(kept, -1))?.localeCompare(today)).toBeLessThanOrEqual(0);
    expect(retainedUntil('tax', kept)?.localeCompare(today)).toBe(1);
  }
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

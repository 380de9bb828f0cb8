import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOfMonth,
  daysBetween,
  lastDayOf,
  monthFrom,
  monthOf,
  weekdayOf,
} from './calendar-dates.ts';

test('days run over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test('a month is its first day, and ends on its last', () => {
  expect(monthOf('2026-11-20')).toBe('2026-11-01');
  expect(addMonths('2026-11-01', 2)).toBe('2027-01-01');
  expect(dayOfMonth('2026-11-01', 20)).toBe('2026-11-20');
  expect(lastDayOf('2026-02-01')).toBe('2026-02-28');
});

test('a month is read from a text such as URLs have, and nothing that is none', () => {
  expect(monthFrom('2026-10')).toBe('2026-10-01');
  expect(monthFrom('2026-13')).toBeNull();
  expect(monthFrom('2026-1')).toBeNull();
  expect(monthFrom(null)).toBeNull();
});

test('weeks begin on Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(weekdayOf('2026-11-20')).toBe(5);
});

import { TZDate } from '@date-fns/tz';
import { describe, expect, it } from 'vitest';
import {
  calendarDateOf,
  formatCalendarDate,
  formatInstantMinute,
  formatInstantTime,
  formatLongDate,
  fromInstant,
  startOfCalendarDate,
  TIME_ZONE,
  toInstant,
} from './dates.ts';
import { formatCount, formatPrice, formatSize, formatSizeInKb } from './numbers.ts';
import { formatPhone, initials } from './people.ts';

describe('dates', () => {
  it('keeps an instant to the millisecond on its way to text and back', () => {
    const date = new Date('2026-11-20T13:04:50.123Z');
    expect(toInstant(date)).toBe('2026-11-20T13:04:50.123000000Z');
    expect(fromInstant(toInstant(date))).toEqual(date);
  });

  it("says the day of São Paulo, not the device's or UTC's", () => {
    expect(calendarDateOf(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
    expect(calendarDateOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  });

  it('has a day begin when São Paulo does, also where its clocks were changed at midnight', () => {
    expect(startOfCalendarDate('2026-11-20')).toBe('2026-11-20T03:00:00.000000000Z');
    // Put forward: the day begins at one o'clock.
    expect(startOfCalendarDate('2018-11-04')).toBe('2018-11-04T03:00:00.000000000Z');
    // Put back: the hour before midnight comes twice.
    expect(startOfCalendarDate('2019-02-17')).toBe('2019-02-17T03:00:00.000000000Z');
    expect(startOfCalendarDate('2019-02-16')).toBe('2019-02-16T02:00:00.000000000Z');
  });

  it('has each day of fifty years begin where the library has it', () => {
    const days = Array.from({ length: 50 * 366 }, (_, day) => new Date(Date.UTC(1980, 0, 1 + day)));
    const others = days.filter((day) => {
      const library = new TZDate(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), TIME_ZONE);
      return startOfCalendarDate(day.toISOString().slice(0, 10)) !== toInstant(new Date(library.getTime()));
    });
    expect(others).toEqual([]);
  });

  it('shows instants in the time of the firm', () => {
    const instant = '2026-11-20T17:41:09.000000000Z';
    expect(formatInstantMinute(instant)).toBe('20/11/2026 14:41');
    expect(formatInstantTime(instant)).toBe('14:41');
  });

  it('shows a due date short and long', () => {
    expect(formatCalendarDate('2026-03-05')).toBe('05/03/2026');
    expect(formatLongDate('2026-03-05')).toBe('05 de março de 2026');
  });
});

describe('sizes', () => {
  it('says portal sizes in KB with one decimal', () => {
    expect(formatSizeInKb(18_842)).toBe('18,4 KB');
    expect(formatSizeInKb(31_437.2 * 1024)).toBe('31.437,2 KB');
  });

  it('says admin sizes in KB below one megabyte, in MB above, 0 KB when unknown', () => {
    expect(formatSize(1024 * 1024 - 1)).toBe('1.024,0 KB');
    expect(formatSize(1024 * 1024)).toBe('1,0 MB');
    expect(formatSize(null)).toBe('0 KB');
    expect(formatSize(0)).toBe('0 KB');
  });
});

describe('counts', () => {
  it('have their thousands apart', () => {
    expect(formatCount(123_456)).toBe('123.456');
  });
});

describe('prices', () => {
  it('shows cents as reais with two decimals, a dash when there is none', () => {
    expect(formatPrice(123_456)).toBe('R$ 1.234,56');
    expect(formatPrice(0)).toBe('R$ 0,00');
    expect(formatPrice(null)).toBe('-');
  });
});

describe('people', () => {
  it('takes at most two initials, first and last name', () => {
    expect(initials('Helena Maria Prado')).toBe('HP');
    expect(initials('  josé ')).toBe('J');
    expect(initials('')).toBe('');
  });

  it('masks phones of ten and eleven digits', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('1133445566')).toBe('(11) 3344-5566');
    expect(formatPhone('+351 22')).toBe('+351 22');
  });
});

import { TZDate } from '@date-fns/tz';
import { tzOffset } from '@date-fns/tz/tzOffset';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  calendarDateOf,
  formatCalendarDate,
  formatInstantMinute,
  formatInstantTime,
  formatLongDate,
  fromInstant,
  formatInstantDateSecond,
  formatMonthName,
  hourOf,
  startOfCalendarDate,
  toInstant,
} from './dates.ts';
import { dayWords, weekdayWord } from '../holidays/day-words.ts';
import { TIME_ZONE } from './firm-time.ts';
import { formatCount, formatPrice, formatSize, formatSizeInKb } from './numbers.ts';
import { formatPhone, initials } from './people.ts';

/** Each ten hours and some minutes and seconds, so that all hours come. */
const hoursOfFiftyYears = () =>
  Array.from({ length: 44_000 }, (_, index) => new Date(Date.UTC(1980, 0, 1) + index * 35_977_000));

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

  it('shows each of many hours of fifty years as the platform does', () => {
    const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
    const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: TIME_ZONE } as const;
    const platform = new Intl.DateTimeFormat('pt-BR', { ...day, ...clock });
    const others = hoursOfFiftyYears().filter(
      (date) => formatInstantDateSecond(toInstant(date)) !== platform.format(date).replace(',', ''),
    );
    expect(others).toEqual([]);
  });

  it('has the words of days and months that the platform has', () => {
    const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    const day = new Intl.DateTimeFormat('pt-BR', options);
    const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const dates = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
    for (const date of dates) {
      const written = date.toISOString().slice(0, 10);
      expect(day.format(date)).toMatch(weekdayWord(written));
      expect(dayWords(written).toLowerCase()).toBe(day.format(date).replace('-feira', ''));
      expect(formatMonthName(written).toLowerCase()).toBe(month.format(date));
    }
  });

  describe("where the platform has dates with a zone's offset", () => {
    afterEach(() => vi.unstubAllGlobals());

    it('asks them, and shows the same as without', () => {
      const moments = ['2026-11-21T02:59:59Z', '2018-11-04T02:59:59Z', '2018-11-04T03:00:00Z'];
      const shown = () =>
        moments.map((moment) => [calendarDateOf(new Date(moment)), hourOf(new Date(moment))]);
      const without = shown();
      const asked: number[] = [];
      const toZonedDateTimeISO = (ms: number) => (zone: string) => {
        asked.push(ms);
        return { offsetNanoseconds: tzOffset(zone, new Date(ms)) * 60e9 };
      };
      const fromEpochMilliseconds = (ms: number) => ({ toZonedDateTimeISO: toZonedDateTimeISO(ms) });
      vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds } });
      expect(shown()).toEqual(without);
      expect(asked).toHaveLength(2 * moments.length);
    });
  });

  it('shows a due date short and long', () => {
    expect(formatCalendarDate('2026-03-05')).toBe('05/03/2026');
    expect(formatLongDate('2026-03-05')).toBe('05 de março de 2026');
  });
});

describe('counts and sizes', () => {
  it('are written as the platform does', () => {
    const whole = new Intl.NumberFormat('pt-BR');
    const tenths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const numbers = Array.from({ length: 4_000 }, (_, index) => Math.round(1.006 ** index) + index);
    for (const number of numbers.filter((each) => each <= 1e9)) {
      expect(formatCount(number)).toBe(whole.format(number));
      expect(formatSizeInKb(number)).toBe(`${tenths.format(number / 1024)} KB`);
    }
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

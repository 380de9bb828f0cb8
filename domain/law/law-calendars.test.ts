import { expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-dates.ts';
import { calendarsOf, type FirmDay, NATIONAL_CALENDARS } from './law-calendars.ts';

const { bank, fiscal } = NATIONAL_CALENDARS;
const isOpen = (date: string) => [bank.national(date) === null, fiscal.national(date) === null];

/** Sundays, by a list of Easter dates. */
const EASTERS = [
  ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01'],
  ...['2030-04-21', '2031-04-13', '2032-03-28', '2033-04-17', '2034-04-09', '2035-03-25', '2036-04-13'],
];

it.each(EASTERS)('nobody works on the days that move with Easter of %s', (easter) => {
  for (const days of [-48, -47, -2, 60]) expect(isOpen(addDays(easter, days))).toEqual([false, false]);
  // Ash Wednesday, and the days beside the others.
  for (const days of [-46, -3, 61]) expect(isOpen(addDays(easter, days))).toEqual([true, true]);
});

it('31 December closes the banks alone', () => {
  expect(isOpen('2026-12-31')).toEqual([false, true]);
  expect(isOpen('2026-12-30')).toEqual([true, true]);
});

it.each(['2026-12-24', '2026-10-28', '2026-02-18', '2024-10-28', '2023-11-20'])(
  '%s is a business day for both',
  (date) => expect(isOpen(date)).toEqual([true, true]),
);

it.each([
  ...['2026-01-01', '2026-04-03', '2026-04-21', '2026-05-01', '2026-09-07', '2026-10-12', '2026-11-02'],
  ...['2024-11-15', '2024-11-20', '2026-11-20', '2026-12-25'],
])('%s is a national holiday for both', (date) => expect(isOpen(date)).toEqual([false, false]));

it('a day of the firm is for its place: a city, a state, or all clients', () => {
  const day = (date: string, state: string | null, city: string | null): FirmDay => ({
    date,
    name: 'Dia',
    calendar: 'bank',
    where: { state, city },
  });
  const days = [
    day('2026-07-09', 'SP', null),
    day('2026-01-26', 'SP', 'São Paulo'),
    day('2026-08-03', null, null),
  ];
  const closedAt = (state: string | null, city: string | null) => {
    const { local } = calendarsOf(days, { state, city }).bank;
    return days.filter(({ date }) => local(date) !== null).map(({ date }) => date);
  };
  expect(closedAt('SP', 'SAO PAULO')).toEqual(['2026-07-09', '2026-01-26', '2026-08-03']);
  expect(closedAt('SP', 'Campinas')).toEqual(['2026-07-09', '2026-08-03']);
  expect(closedAt('RJ', null)).toEqual(['2026-08-03']);
  expect(calendarsOf(days, { state: 'SP', city: null }).fiscal.local('2026-07-09')).toBeNull();
});

import { expect, test } from 'vitest';
import { type Due, monthDays } from './month-days.ts';

const TODAY = '2026-11-18';
const november = (...due: Due[]) => monthDays(due, '2026-11-01', TODAY);

test('a month has all its days, and begins under its weekday', () => {
  const { blanks, days } = november();
  expect([blanks, days.length, days[17]?.isToday]).toEqual([0, 30, true]);
  expect(monthDays([], '2026-12-01', TODAY).blanks).toBe(2);
  expect(days.filter((day) => day.isWeekend).map(({ day }) => day)).toEqual([
    1, 7, 8, 14, 15, 21, 22, 28, 29,
  ]);
});

test('a day says which holiday it is', () => {
  const holidays = november().days.flatMap(({ day, holiday }) =>
    holiday === null ? [] : [`${day} ${holiday}`],
  );
  expect(holidays).toEqual(['2 Finados', '15 República', '20 Consciência Negra']);
});

test('a day says how much is due on it, and the most pressing of it', () => {
  const { days } = november(
    { due_date: '2026-11-23', status: 'completed' },
    { due_date: '2026-11-23', status: 'pending' },
    { due_date: '2026-11-23', status: 'in_progress' },
    { due_date: '2026-12-23', status: 'pending' },
  );
  expect(days[22]).toMatchObject({ count: 3, status: 'pending' });
  expect(days.filter((day) => day.count > 0)).toHaveLength(1);
});

test('a day adds up what was counted of each status', () => {
  const { days } = november(
    { due_date: '2026-11-23', status: 'completed', count: 40 },
    { due_date: '2026-11-23', status: 'pending', count: 2 },
  );
  expect(days[22]).toMatchObject({ count: 42, status: 'pending' });
});

test('what is not done by its day is overdue, what is done never', () => {
  const { days } = november(
    { due_date: '2026-11-10', status: 'in_progress' },
    { due_date: '2026-11-16', status: 'completed' },
    { due_date: TODAY, status: 'pending' },
  );
  expect([days[9]?.status, days[15]?.status, days[17]?.status]).toEqual(['overdue', 'completed', 'pending']);
});

import { expect, test } from 'vitest';
import { agendaOf, officeDays } from './office-days.ts';

const TODAY = '2026-11-22';
const das = (due_date: string, status: 'pending' | 'in_progress' | 'completed' = 'pending') => ({
  name: 'PGDAS-D e DAS 10/2026',
  due_date,
  status,
});
const november = (
  obligations: readonly ReturnType<typeof das>[],
  tasks: readonly { due_date: string }[] = [],
) => officeDays({ obligations, tasks }, '2026-11-01', TODAY).days;

test('a day says what is due on it by kind and status, the most pressing first', () => {
  const days = november([
    das('2026-11-23', 'in_progress'),
    das('2026-11-23'),
    das('2026-11-23'),
    das('2026-11-10'),
    { ...das('2026-11-23'), name: 'DAS-SIMEI 10/2026' },
  ]);
  expect(days[22]?.chips).toEqual([
    { status: 'pending', name: 'DAS', count: 2 },
    { status: 'pending', name: 'DAS-SIMEI', count: 1 },
    { status: 'in_progress', name: 'DAS', count: 1 },
  ]);
  expect(days[9]?.chips).toEqual([{ status: 'overdue', name: 'DAS', count: 1 }]);
});

test('its load is measured by the fullest day of the month', () => {
  const days = november([das('2026-11-23'), das('2026-11-23'), das('2026-11-30')]);
  expect([days[22]?.load, days[29]?.load, days[0]?.load]).toEqual([1, 0.5, 0]);
});

test('an agenda folds what is past, leaves out empty days, and keeps today and the holidays', () => {
  const days = november([das('2026-11-19', 'completed'), das('2026-11-23')], [{ due_date: '2026-11-24' }]);
  const { past, coming } = agendaOf(days, TODAY);
  expect(past.map(({ day }) => day)).toEqual([2, 15, 19]);
  expect(coming.map(({ day }) => day)).toEqual([20, 22, 23, 24]);
});

test('another month is not folded', () => {
  const { days } = officeDays({ obligations: [das('2026-10-20')], tasks: [] }, '2026-10-01', TODAY);
  expect(agendaOf(days, TODAY)).toMatchObject({ past: [], coming: [{ day: 12 }, { day: 20 }] });
});

import { expect, it } from 'vitest';
import { monthChoices, monthWords } from './dashboard-month.ts';

it('offers a year back and a month ahead, and whatever is asked for', () => {
  const months = monthChoices('2026-11-20', null);
  expect([months[0], months.at(-1)]).toEqual(['2026-12-01', '2025-11-01']);
  expect(monthChoices('2026-11-20', '2024-01-01').at(-1)).toBe('2024-01-01');
});

it('says of which month it counts', () => {
  const now = monthWords(null);
  expect([now.pending(3), now.documents(9, 2), now.tasks(1200)]).toEqual([
    'Para este mês: 3',
    '9 nos últimos 30 dias',
    'Este mês: 1.200',
  ]);
  const asked = monthWords('2026-10-01');
  expect([asked.pending(3), asked.documents(9, 2), asked.tasks(1)]).toEqual([
    'Competência 10/2026: 3',
    'Em 10/2026: 2',
    'Em 10/2026: 1',
  ]);
});

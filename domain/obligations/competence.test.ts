import { expect, test } from 'vitest';
import { competenceOf, dueRangeOf, obligationKind } from './competence.ts';

test('the month a name ends with is the one the obligation is about', () => {
  expect(competenceOf({ name: 'DAS 10/2026', due_date: '2026-11-23' })).toBe('2026-10-01');
  expect(competenceOf({ name: 'FGTS Digital, competência 12/2026 ', due_date: '2027-01-20' })).toBe(
    '2026-12-01',
  );
});

test('without one it is the month it is due in', () => {
  expect(competenceOf({ name: 'Renovar alvará', due_date: '2026-11-30' })).toBe('2026-11-01');
  expect(competenceOf({ name: 'Parcela 13/2026', due_date: '2026-11-30' })).toBe('2026-11-01');
  expect(competenceOf({ name: 'Parcela 110/2026', due_date: '2026-11-30' })).toBe('2026-11-01');
});

test('what is about a month is looked for from that month to the day the last yearly declaration is due', () => {
  expect(dueRangeOf('2025-12-01')).toEqual({ from: '2025-12-01', to: '2026-07-31' });
});

test.each([
  ['DAS 10/2026', 'DAS'],
  ['FGTS Digital, competência 12/2026 ', 'FGTS Digital'],
  ['Parcela 110/2026', 'Parcela 110/2026'],
  ['Renovar alvará', 'Renovar alvará'],
  ['10/2026', '10/2026'],
])('the kind of %j is %j', (name, kind) => {
  expect(obligationKind(name)).toBe(kind);
});

import { expect, it } from 'vitest';
import { dueCompetence } from './due-competence.ts';

it.each([
  ['before its day nothing is due', '2026-11-04', 5, null, null],
  ['from its day on the month is', '2026-11-05', 5, null, '2026-11'],
  ['later in the month it still is', '2026-11-30', 5, '2026-10', '2026-11'],
  ['once made, nothing is', '2026-11-30', 5, '2026-11', null],
  ['a month in which nothing ran is made late', '2026-11-02', 5, '2026-09', '2026-10'],
  ['one that was made is not made late', '2026-11-02', 5, '2026-10', null],
  ['who switched it on asked for no past month', '2026-11-02', 5, null, null],
  ['who switched it on again after a pause asked for none either', '2026-11-02', 5, '2026-06', null],
  ['over the end of a year', '2027-01-03', 10, '2026-11', '2026-12'],
])('%s', (_what, today, day, last, due) => {
  expect(dueCompetence(today, day, last)).toBe(due);
});

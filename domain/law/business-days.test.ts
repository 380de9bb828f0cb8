import { describe, expect, it } from 'vitest';
import { anticipated, isBusinessDay, lastBusinessDay, nthBusinessDay, postponed } from './business-days.ts';
import { dayOfMonth } from '../calendar/calendar-dates.ts';

/** Due days computed by hand from the rules, month by month. */
const EXPECTED = [
  { month: '2026-11-01', esocial: 16, fgts: 19, das: 23, pis: 25, last: 30, tenth: 16 },
  { month: '2026-12-01', esocial: 15, fgts: 18, das: 21, pis: 24, last: 30, tenth: 14 },
  { month: '2027-01-01', esocial: 15, fgts: 20, das: 20, pis: 25, last: 29, tenth: 15 },
  { month: '2027-02-01', esocial: 15, fgts: 19, das: 22, pis: 25, last: 26, tenth: 16 },
  { month: '2027-03-01', esocial: 15, fgts: 19, das: 22, pis: 25, last: 31, tenth: 12 },
  { month: '2027-05-01', esocial: 17, fgts: 20, das: 20, pis: 25, last: 31, tenth: 14 },
];

describe('due days around weekends and holidays', () => {
  it.each(EXPECTED)('are those of the published rules in $month', (expected) => {
    const { month } = expected;
    expect({
      month,
      esocial: dayOf(postponed(dayOfMonth(month, 15))),
      fgts: dayOf(anticipated(dayOfMonth(month, 20))),
      das: dayOf(postponed(dayOfMonth(month, 20))),
      pis: dayOf(anticipated(dayOfMonth(month, 25))),
      last: dayOf(lastBusinessDay(month)),
      tenth: dayOf(nthBusinessDay(month, 10)),
    }).toEqual(expected);
  });

  it('skip the holidays that move with Easter', () => {
    const closed = ['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'];
    expect(closed.map(isBusinessDay)).toEqual([false, false, false, false]);
  });
});

const dayOf = (date: string) => Number(date.slice(8));

import type { ObligationStatus } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { monthColumns } from './month-columns.ts';

const due = (due_date: string, status: ObligationStatus, times = 1) => [{ due_date, status, count: times }];

describe('the columns of a month', () => {
  it('are the days of that month', () => {
    expect(monthColumns([], '2026-11-01', '2026-11-20').days).toHaveLength(30);
    expect(monthColumns([], '2028-02-01', '2028-02-01')).toMatchObject({ most: 0, days: { length: 29 } });
  });

  it('hold each obligation once, the done ones at the ground, the overdue ones on top', () => {
    const { days, most } = monthColumns(
      [
        ...due('2026-11-16', 'pending'),
        ...due('2026-11-16', 'completed', 2),
        ...due('2026-11-23', 'pending', 41),
      ],
      '2026-11-01',
      '2026-11-20',
    );
    expect(days[15]).toEqual({
      day: 16,
      total: 3,
      parts: [
        { status: 'completed', count: 2 },
        { status: 'overdue', count: 1 },
      ],
    });
    expect(days[22]).toEqual({ day: 23, total: 41, parts: [{ status: 'pending', count: 41 }] });
    expect(days[0]).toEqual({ day: 1, total: 0, parts: [] });
    expect(most).toBe(41);
  });
});

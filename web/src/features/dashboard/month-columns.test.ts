import type { ObligationStatus } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { monthColumns } from './month-columns.ts';

const due = (due_date: string, status: ObligationStatus, times = 1) =>
  Array.from({ length: times }, () => ({ due_date, status }));

describe('the month’s tiles', () => {
  it('are on the days of that month', () => {
    expect(monthColumns([], '2026-11-01', '2026-11-20').days).toHaveLength(30);
    expect(monthColumns([], '2028-02-01', '2028-02-01').days).toHaveLength(29);
  });

  it('are one per obligation, the done ones at the ground, the overdue ones on top', () => {
    const { days, perTile } = monthColumns(
      [
        ...due('2026-11-16', 'pending'),
        ...due('2026-11-16', 'completed', 2),
        ...due('2026-11-23', 'pending'),
      ],
      '2026-11-01',
      '2026-11-20',
    );
    expect(perTile).toBe(1);
    expect(days[15]).toEqual({ day: 16, total: 3, tiles: ['completed', 'completed', 'overdue'] });
    expect(days[22]).toEqual({ day: 23, total: 1, tiles: ['pending'] });
  });

  it('stand for several obligations each where a day has more than fit', () => {
    const { days, perTile } = monthColumns(
      [...due('2026-11-30', 'pending', 40), ...due('2026-11-30', 'completed', 1)],
      '2026-11-01',
      '2026-11-20',
    );
    expect(perTile).toBe(3);
    expect(days[29]?.total).toBe(41);
    expect(days[29]?.tiles.filter((status) => status === 'completed')).toHaveLength(1);
    expect(days[29]?.tiles.filter((status) => status === 'pending')).toHaveLength(14);
  });
});

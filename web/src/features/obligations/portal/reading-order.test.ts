import { expect, it } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

it('puts what is open before what is done, the most pressing and the latest first', () => {
  const obligations = [
    { status: 'completed', due_date: '2026-01-20' },
    { status: 'pending', due_date: '2026-11-30' },
    { status: 'completed', due_date: '2026-10-20' },
    { status: 'overdue', due_date: '2026-11-10' },
  ] as const;
  expect(inReadingOrder(obligations).map(({ due_date }) => due_date)).toEqual([
    '2026-11-10',
    '2026-11-30',
    '2026-10-20',
    '2026-01-20',
  ]);
});

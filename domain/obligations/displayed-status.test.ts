import { describe, expect, it } from 'vitest';
import { displayedStatus, isOverdue } from './displayed-status.ts';

const today = '2026-11-20';

describe('the status of an obligation as people see it', () => {
  it('keeps a completed one completed, however old', () => {
    const done = { status: 'completed', due_date: '2020-01-01' } as const;
    expect(displayedStatus(done, today)).toBe('completed');
    expect(isOverdue(done, today)).toBe(false);
  });

  it.each(['pending', 'in_progress', 'overdue'] as const)(
    'shows %s as overdue after its due date',
    (status) => {
      expect(displayedStatus({ status, due_date: '2026-11-19' }, today)).toBe('overdue');
    },
  );

  it('is not overdue on the due date itself', () => {
    expect(displayedStatus({ status: 'pending', due_date: today }, today)).toBe('pending');
    expect(isOverdue({ status: 'pending', due_date: today }, today)).toBe(false);
  });

  it('shows the stored status before the due date', () => {
    expect(displayedStatus({ status: 'in_progress', due_date: '2026-12-01' }, today)).toBe('in_progress');
  });
});

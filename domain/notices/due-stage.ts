import { daysBetween } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';

/** Older ones were told of, or are the staff's to look after. */
export const TOLD_OVERDUE_DAYS = 7;
export const TOLD_AHEAD_DAYS = 7;

export type DueStage = 'slip_due_7' | 'slip_due_3' | 'slip_due_1' | 'slip_overdue';

/**
 * Which reminder of a due date a day is for; null: none. By how far it is and not by the day itself, so that a run which comes
 * late tells what it missed, and each once.
 */
export function dueStage(due: CalendarDate, today: CalendarDate): DueStage | null {
  const days = daysBetween(today, due);
  if (days < -TOLD_OVERDUE_DAYS || days > TOLD_AHEAD_DAYS) return null;
  if (days < 0) return 'slip_overdue';
  if (days <= 1) return 'slip_due_1';
  return days <= 3 ? 'slip_due_3' : 'slip_due_7';
}

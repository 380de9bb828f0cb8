import type { CalendarDate, Instant } from '../entities/fields.ts';
import type { ObligationFields, ObligationStatus } from '../entities/obligation.ts';
import { formatCalendarDate } from '../formats/dates.ts';

type Stored = Pick<ObligationFields, 'status' | 'completed_at'>;

/**
 * What a change of status writes: 'Concluir' is dated, what stays completed keeps its date, and what is opened again
 * has none. `before` is null for a new obligation; the server puts its own time for `now`.
 */
export function statusChange(before: Stored | null, status: ObligationStatus, now: Instant): Stored {
  if (status !== 'completed') return { status, completed_at: null };
  return { status, completed_at: before?.status === 'completed' ? before.completed_at : now };
}

/** Letters of the reason for a removal: two sentences. */
export const MAX_REMOVAL_REASON = 500;

/**
 * The notes of an obligation that is about to be removed: a removal carries no words of its own, so its reason is
 * written here first, below what is there.
 */
export function removalNotes(notes: string | null, reason: string, today: CalendarDate): string {
  const line = `Removida em ${formatCalendarDate(today)}: ${reason.trim()}`;
  return notes === null || notes.trim() === '' ? line : `${notes}\n${line}`;
}

import type { CalendarDate, Instant } from '../entities/fields.ts';
import type {
  ObligationClosing,
  ObligationFields,
  ObligationSource,
  ObligationStatus,
} from '../entities/obligation.ts';
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

type Made = Pick<ObligationSource, 'rule_key' | 'closing'>;

/**
 * How it was closed, of an obligation that a rule made; of one that a person made nothing is said. Null: it is open again.
 */
export function closingChange(
  { rule_key, closing: before = null }: Made,
  closing: ObligationClosing | null,
  reason: string | null = null,
): Pick<ObligationSource, 'closing' | 'closing_reason'> {
  if (rule_key === undefined || (closing === null && before === null)) return {};
  return { closing, closing_reason: reason };
}

/** Letters of the reason for a closing without work. */
export const MAX_CLOSING_REASON = 500;

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

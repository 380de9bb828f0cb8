import type { CalendarDate } from '../entities/fields.ts';
import type { ObligationFields, ObligationStatus } from '../entities/obligation.ts';

/** As it is stored: what is still to be done. */
export const OPEN_OBLIGATION_STATUSES = [
  'pending',
  'in_progress',
  'overdue',
] as const satisfies readonly ObligationStatus[];

type Due = Pick<ObligationFields, 'status' | 'due_date'>;

/** Not completed and due before today; `today` in America/Sao_Paulo. */
export function isOverdue(obligation: Due, today: CalendarDate): boolean {
  return obligation.status !== 'completed' && obligation.due_date < today;
}

/** Completed stays completed; otherwise a past due date shows overdue; otherwise the stored status. */
export function displayedStatus(obligation: Due, today: CalendarDate): ObligationStatus {
  return isOverdue(obligation, today) ? 'overdue' : obligation.status;
}

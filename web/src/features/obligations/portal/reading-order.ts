import type { ObligationFields } from '@portal/domain';

/** What is still to do by its date, the most pressing first; then what is done, the latest first. */
export function inReadingOrder<O extends Pick<ObligationFields, 'status' | 'due_date'>>(
  obligations: readonly O[],
): O[] {
  const isDone = (obligation: O) => obligation.status === 'completed';
  const byDate = (a: O, b: O) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0);
  return [
    ...obligations.filter((obligation) => !isDone(obligation)).sort(byDate),
    ...obligations.filter(isDone).sort((a, b) => byDate(b, a)),
  ];
}

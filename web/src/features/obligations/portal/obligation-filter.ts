import {
  type CalendarDate,
  competenceOf,
  displayedStatus,
  type Month,
  type ObligationFields,
  type ObligationStatus,
} from '@portal/domain';

type Filtered = Pick<ObligationFields, 'name' | 'status' | 'due_date'>;

/** null: any. */
export type ObligationFilter = {
  competence: Month | null;
  status: ObligationStatus | null;
  day: CalendarDate | null;
};

export const NO_OBLIGATION_FILTER: ObligationFilter = { competence: null, status: null, day: null };

/** Status as it is shown: what is late counts as 'overdue', whatever is stored. */
export function filterObligations<O extends Filtered>(
  obligations: readonly O[],
  filter: ObligationFilter,
  today: CalendarDate,
): O[] {
  return obligations.filter(
    (obligation) =>
      (filter.competence === null || competenceOf(obligation) === filter.competence) &&
      (filter.status === null || displayedStatus(obligation, today) === filter.status) &&
      (filter.day === null || obligation.due_date === filter.day),
  );
}

/** The months the obligations are about, the latest first. */
export function competencesOf(obligations: readonly Filtered[]): Month[] {
  return [...new Set(obligations.map(competenceOf))].sort().reverse();
}

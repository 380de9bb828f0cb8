import type { CalendarDate } from '../entities/fields.ts';
import type { ObligationFields, ObligationSource } from '../entities/obligation.ts';
import { catalogueRule } from '../law/catalogue.ts';

type Coming = Pick<ObligationFields, 'status' | 'due_date' | 'description'> &
  Pick<ObligationSource, 'rule_key' | 'due_reasons'> & { id: string };

/** What is still to come and has no slip yet, by its date. */
export function comingObligations<O extends Coming>(
  obligations: readonly O[],
  hasSlip: { has(id: string): boolean },
  today: CalendarDate,
): O[] {
  return obligations
    .filter(({ id, status, due_date }) => status !== 'completed' && due_date >= today && !hasSlip.has(id))
    .toSorted((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0));
}

/** What there is to know of it: why its day moved, else what it is; '' where nobody said. */
export function comingNote({ due_reasons = [], description }: Coming): string {
  return due_reasons[0] ?? description?.trim().split('\n')[0] ?? '';
}

/** Whether there will be a slip; undefined where no rule of the catalogue says. */
export function willBePaid({ rule_key }: Pick<Coming, 'rule_key'>): boolean | undefined {
  const rule = rule_key === undefined ? null : catalogueRule(rule_key);
  return rule === null ? undefined : rule.paid_by !== null;
}

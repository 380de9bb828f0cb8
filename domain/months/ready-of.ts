import { TO_BE_CONFIRMED } from '../law/due-reasons.ts';
import type { MonthPreview, NewObligation } from './month-preview.ts';

/**
 * What nobody has to look at first, as the screen has it chosen: without the rules that no norm has dated for somebody, or whose
 * day is to be confirmed.
 */
export function readyOf({ created, undated }: Pick<MonthPreview, 'created' | 'undated'>): NewObligation[] {
  const unsure = created.filter(({ due_reasons }) => due_reasons.includes(TO_BE_CONFIRMED));
  const undecided = new Set([...undated, ...unsure].map(({ rule_key }) => rule_key));
  return created.filter(({ rule_key }) => !undecided.has(rule_key));
}

import { firmLaw, madeObligation, type MadeObligation, previewMonth, readyOf } from '@portal/domain';
import { officeOf } from './preview-office.ts';

/** All that the schedule computes of a month of which nothing is there yet. */
export function computeMonth(clients: number): { ms: number; made: MadeObligation[] } {
  const { existing: _none, ...office } = officeOf(clients);
  const began = performance.now();
  const law = firmLaw({ rules: [], days: [], overrides: [] });
  const preview = previewMonth({ ...office, rules: law.rules, existing: [] });
  const made = readyOf(preview).map((row) => madeObligation(row, law));
  return { ms: performance.now() - began, made };
}

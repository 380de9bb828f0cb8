import type { TaxRegime } from '../tax-profile/tax-words.ts';
import type { Who } from './rule.ts';

/** What most rows of the catalogue have in common. */
export const WHOLE_COUNTRY = {
  local_days: false,
  paid_by: null,
  quotas: 1,
  valid_from: null,
  valid_to: null,
  ended: null,
  exceptions: [],
  verified_on: '2026-11-23',
} as const;

export const PROFIT_REGIMES: readonly TaxRegime[] = ['lucro_presumido', 'lucro_real'];
/** An MEI pays for its employee by the DAE. */
export const COMPANIES: readonly TaxRegime[] = ['simples_nacional', ...PROFIT_REGIMES];

/** A company that pays employees or its partners. */
export const WHO_PAYS_PEOPLE: Pick<Who, 'person' | 'cases'> = {
  person: 'PJ',
  cases: [{ regimes: COMPANIES, payroll: ['pro_labore', 'employees'] }],
};

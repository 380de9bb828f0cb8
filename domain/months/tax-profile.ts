import type { TaxRegime } from '../entities/client.ts';
import type { Competence, Payroll } from '../law/rule.ts';

/** What a client is for the taxes, from a month on. Facts of today never rewrite old months: each change is a new entry. */
export type TaxProfileEntry = {
  from: Competence;
  /** A person (CPF) has none. */
  regime: TaxRegime | null;
  payroll: Payroll;
  /** Of the Simples Nacional. */
  annex: 'I' | 'II' | 'III' | 'IV' | 'V' | null;
};

/** What held in a month; null before the first entry. Entries may come in any order. */
export function profileAt(
  profile: readonly TaxProfileEntry[],
  competence: Competence,
): TaxProfileEntry | null {
  return profile
    .filter(({ from }) => from <= competence)
    .reduce<TaxProfileEntry | null>(
      (latest, entry) => (latest === null || entry.from >= latest.from ? entry : latest),
      null,
    );
}

import type { Competence } from '../entities/fields.ts';
import type { TaxProfileEntry } from '../tax-profile/tax-words.ts';

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

import { useState } from 'react';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { type OfficeLaw, readLaw } from '#data/months/read-law.ts';

/** The law as the firm has it. It rests while obligations are moved: it would be read anew after each portion. */
export function useOfficeLaw() {
  const [resting, setResting] = useState<OfficeLaw | null>(null);
  const office = useLocalQuery<OfficeLaw>(
    (db) => (resting === null ? readLaw(db) : Promise.resolve(resting)),
    [resting],
  );
  const known = valueOr(office, null);
  return { office, rest: (isResting: boolean) => setResting(isResting ? known : null) };
}

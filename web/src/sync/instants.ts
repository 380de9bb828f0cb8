import { fromInstant, type Instant } from '@portal/domain';

/** Before every row: a pull that starts here reads all. */
export const BEGINNING: Instant = '1970-01-01T00:00:00.000000000Z';

/** Instants have one width, so they compare as text. */
export const laterOf = (a: Instant, b: Instant): Instant => (a > b ? a : b);

/** `ms` earlier, what lies below a millisecond kept as it is. */
export function earlierBy(instant: Instant, ms: number): Instant {
  const at = fromInstant(instant).getTime() - Math.ceil(ms);
  if (at <= 0) return BEGINNING;
  return new Date(at).toISOString().slice(0, 23) + instant.slice(23);
}

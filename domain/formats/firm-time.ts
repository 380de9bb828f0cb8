import { tzOffset } from '@date-fns/tz/tzOffset';

/** Every date a person sees is in the firm's time, wherever the phone is. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** What is used of the platform's own dates, which Safari, older browsers and Node do not have yet. */
type Temporal = {
  readonly Instant: {
    fromEpochMilliseconds(ms: number): {
      toZonedDateTimeISO(zone: string): { readonly offsetNanoseconds: number };
    };
  };
}

/**
 * How far the firm's clock is from UTC at a moment, in ms. The platform's Temporal answers at once, where a first date of
 * `Intl` has the browser load its languages, which every start of the app would wait for.
 */
export function offsetOf(date: Date): number {
  const { Temporal } = globalThis as { readonly Temporal?: Temporal };
  if (Temporal === undefined) return tzOffset(TIME_ZONE, date) * 60_000;
  const instant = Temporal.Instant.fromEpochMilliseconds(date.getTime());
  return instant.toZonedDateTimeISO(TIME_ZONE).offsetNanoseconds / 1e6;
}

import { once } from './once.ts';

/** Every date a person sees is in the firm's time, wherever the phone is. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** What is used of the platform's own dates, which Safari, older browsers and Node do not have yet. */
type Temporal = {
  readonly Instant: {
    fromEpochMilliseconds(ms: number): {
      toZonedDateTimeISO(zone: string): { readonly offsetNanoseconds: number };
    };
  };
};

const HOUR_MS = 3_600_000;
/** '11/20/2026, GMT-03:00', of whole hours since 1914. */
const withOffset = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' }),
);

/**
 * How far the firm's clock is from UTC at a moment, in ms. The platform's Temporal answers at once, where a first date of
 * `Intl` has the browser load its languages, which every start of the app would wait for.
 */
export function offsetOf(date: Date): number {
  const { Temporal } = globalThis as { readonly Temporal?: Temporal };
  if (Temporal === undefined) return Number(withOffset().format(date).slice(-6, -3)) * HOUR_MS;
  const instant = Temporal.Instant.fromEpochMilliseconds(date.getTime());
  return instant.toZonedDateTimeISO(TIME_ZONE).offsetNanoseconds / 1e6;
}

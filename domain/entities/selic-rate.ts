import { z } from '../z.ts';
import { calendarDate, competence } from './fields.ts';

/** A rate is kept as a whole number, so many to the per cent: 1,05 % is 105,000. */
export const RATE_SCALE = 100_000;

/** No month since 1995 came near it, and a slip of the pen does. */
const HIGHEST_RATE = 20 * RATE_SCALE;

/**
 * The Selic of one month, as the Receita published it and somebody of the firm typed it. Its id is the month: there is one, and it is
 * corrected, not removed.
 */
export const selicRateSchema = z.strictObject({
  month: competence,
  /** Per cent times `RATE_SCALE`. */
  rate: z.int().min(1).max(HIGHEST_RATE),
  /** The day somebody looked it up. */
  verified_on: calendarDate,
});
export type SelicRateFields = z.infer<typeof selicRateSchema>;

import { z } from '../z.ts';
import { HIGHEST_RATE } from '../formats/rate-scale.ts';
import { calendarDate, competence } from './fields.ts';

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

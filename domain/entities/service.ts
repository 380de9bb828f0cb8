import { z } from '../z.ts';
import { optionalText, requiredText } from './fields.ts';

/** R$ 10 million in cents: above any fee of an accounting firm, below any overflow. */
export const MAX_PRICE_CENTS = 1_000_000_000;

export const serviceSchema = z.strictObject({
  name: requiredText(200),
  description: optionalText(2000),
  /** Integer cents of BRL; null when the price is on request. */
  price_cents: z.int().min(0).max(MAX_PRICE_CENTS).nullable(),
  is_active: z.boolean(),
});
export type ServiceFields = z.infer<typeof serviceSchema>;

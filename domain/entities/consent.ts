import { z } from '../z.ts';
import { instant } from './fields.ts';

/** What a person accepts to use the portal. */
export const LEGAL_TEXTS = ['privacy', 'terms'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

export const acceptedTextSchema = z.strictObject({
  text: z.enum(LEGAL_TEXTS),
  version: z.string().regex(/^\d{1,4}\.\d{1,4}$/),
});

/**
 * A text that somebody accepted, by the server's time. It lies inside of an account's row, where `.strip()` does not reach: a
 * field that a newer release added to it is no reason to refuse the account, and stays.
 */
export const consentSchema = z.looseObject({ ...acceptedTextSchema.shape, at: instant });
export type Consent = z.infer<typeof consentSchema>;

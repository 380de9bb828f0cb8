import { z } from '../z.ts';
import { calendarDate, documentId, optionalText } from './fields.ts';

/** What the LGPD lets a person ask for (art. 18): a copy, a correction, the deletion. */
export const PRIVACY_KINDS = ['export', 'correct', 'erase'] as const;
export const privacyKind = z.enum(PRIVACY_KINDS);
export type PrivacyKind = z.infer<typeof privacyKind>;

export const PRIVACY_STATES = ['open', 'in_progress', 'done', 'refused', 'withdrawn'] as const;
export const privacyState = z.enum(PRIVACY_STATES);
export type PrivacyState = z.infer<typeof privacyState>;

/** `privacy_requests/{id}`: what one person asks of the firm about their own data. */
export const privacyRequestSchema = z.strictObject({
  user_id: documentId,
  kind: privacyKind,
  /** In the person's words, such as what is to be corrected. */
  details: optionalText(2000),
  state: privacyState,
  /** The firm's word: what was done, or why not. */
  answer: optionalText(5000),
  /** The last day for it. */
  due_date: calendarDate,
});
export type PrivacyRequestFields = z.infer<typeof privacyRequestSchema>;

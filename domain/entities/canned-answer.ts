import { z } from '../z.ts';
import { requiredText } from './fields.ts';

/** An answer that the firm gives often: what its staff find it by, and the text, no longer than a message may be. */
export const cannedAnswerSchema = z.strictObject({
  title: requiredText(80),
  content: requiredText(5000),
});
export type CannedAnswerFields = z.infer<typeof cannedAnswerSchema>;

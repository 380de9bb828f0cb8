import { z } from '../z.ts';
import { calendarDate, competence, documentId, requiredText } from './fields.ts';

/**
 * Another date for one rule in one month, by the firm's word. Its id is `{competence}_{rule_key}`: there is one at most, and it is
 * taken back by a date of null, for what was removed never comes back.
 */
export const monthOverrideSchema = z.strictObject({
  competence,
  rule_key: documentId,
  date: calendarDate.nullable(),
  reason: requiredText(300),
});
export type MonthOverrideFields = z.infer<typeof monthOverrideSchema>;

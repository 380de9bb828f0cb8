import { z } from '../z.ts';
import {
  calendarDate,
  competence,
  documentId,
  federativeUnit,
  instant,
  optionalText,
  requiredText,
} from './fields.ts';
import { PAYROLLS, TAX_REGIMES } from '../tax-profile/tax-words.ts';

const someOf = (values: readonly string[]) => `(?:(?:${values.join('|')})(?:\\+(?:${values.join('|')}))*)?`;
const RULE_CASE = new RegExp(`^${someOf(TAX_REGIMES)}/${someOf(PAYROLLS)}$`);

/** A case as it is stored, a text: 'lucro_presumido+lucro_real/employees' (see `taxProfileEntry`). */
const ruleCase = z.string().regex(RULE_CASE);

/**
 * What the firm says of a rule, whole: of a row of the catalogue, whose key is the id, or of its own (ISS, ICMS of its city and
 * state). The fields read as those of `law/rule.ts`, in one level, because a nested shape cannot grow.
 */
export const obligationRuleSchema = z.strictObject({
  title: requiredText(120),
  person: z.enum(['PJ', 'PF']),
  /** Empty: a client gets it by name alone. */
  cases: z.array(ruleCase).max(6),
  /** Where clients are that get it by a case; both null is the whole country. */
  state: federativeUnit,
  city: optionalText(100),
  period: z.enum(['month', 'quarter', 'year']),
  /** Null: no date is published; then `due_number` and `months_after` say nothing. */
  due_kind: z.enum(['day', 'last_business_day', 'nth_business_day']).nullable(),
  /** The day, the day until which the last business day is looked for, or which business day it is. */
  due_number: z.int().min(1).max(31).nullable(),
  months_after: z.int().min(0).max(18),
  saturdays_count: z.boolean(),
  shift: z.enum(['P', 'A', 'L', 'F']).nullable(),
  calendar: z.enum(['bank', 'fiscal']),
  local_days: z.boolean(),
  basis: requiredText(300),
  valid_from: competence.nullable(),
  valid_to: competence.nullable(),
  verified_on: calendarDate,
  is_active: z.boolean(),
  /** The accountant who answers for the row as it is, and the server's time of that; both null until then. */
  signed_off_by: documentId.nullable(),
  signed_off_at: instant.nullable(),
});
export type ObligationRuleFields = z.infer<typeof obligationRuleSchema>;

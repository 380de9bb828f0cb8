import { z } from '../z.ts';
import { documentId } from './fields.ts';
import { ANNEXES, NONE, PAYROLLS, TAX_REGIMES } from '../tax-profile/tax-words.ts';

export const taxRegime = z.enum(TAX_REGIMES);

const eitherOf = (values: readonly string[]) => `(?:${values.join('|')})`;
const PROFILE_ENTRY = new RegExp(
  `^\\d{4}-(?:0[1-9]|1[0-2])/${eitherOf([...TAX_REGIMES, NONE])}/${eitherOf(PAYROLLS)}/${eitherOf([...ANNEXES, NONE])}$`,
);

/**
 * An entry as it is stored, a text: '2026-03/simples_nacional/employees/III', a dash for none. Rules cannot walk a list: of
 * texts they see all at once, of maps each would cost a fortieth of what a write may.
 */
export const taxProfileEntry = z.string().regex(PROFILE_ENTRY);

/** More would be a client that changes its regime every other month for five years. */
export const MAX_PROFILE_ENTRIES = 30;

/** What decides which rules a client gets; every field is missing while nobody said anything. */
export const taxProfileSchema = z.strictObject({
  /** In any order. */
  tax_profile: z.array(taxProfileEntry).max(MAX_PROFILE_ENTRIES).optional(),
  /** Keys of rules that no profile tells, and of those that it tells and the firm knows better. */
  rule_keys_added: z.array(documentId).max(40).optional(),
  rule_keys_removed: z.array(documentId).max(40).optional(),
});

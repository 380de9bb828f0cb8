import type { Competence } from '../entities/fields.ts';
import type { Rule } from '../law/rule.ts';
import { couldConcern, fitsProfile, ruleConcerns, type RuleClient } from './rule-keys.ts';

/** The lists of a client that hold what its profile does not tell. */
export type NamedRules = Pick<RuleClient, 'rule_keys_added' | 'rule_keys_removed'>;

export type OfferedRule = { rule: Rule; isAsked: boolean; /** By the profile alone. */ isInProfile: boolean };

/** The rules of a month that a client of its kind may get, in the order of the rules. */
export const offeredRules = (
  client: RuleClient,
  competence: Competence,
  rules: readonly Rule[],
): OfferedRule[] =>
  rules
    .filter((rule) => couldConcern(rule, client, competence))
    .map((rule) => ({
      rule,
      isAsked: ruleConcerns(rule, client, competence),
      isInProfile: fitsProfile(rule, client, competence),
    }));

/** The lists after a rule was asked for or taken off: it is named only where the profile says something else. */
export function withRule(
  { rule_keys_added, rule_keys_removed }: NamedRules,
  { rule: { key }, isInProfile }: OfferedRule,
  isAsked: boolean,
): NamedRules {
  const added = rule_keys_added.filter((one) => one !== key);
  const removed = rule_keys_removed.filter((one) => one !== key);
  return {
    rule_keys_added: isAsked && !isInProfile ? [...added, key] : added,
    rule_keys_removed: !isAsked && isInProfile ? [...removed, key] : removed,
  };
}

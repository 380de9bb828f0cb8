import { isInPlace } from '../law/law-calendars.ts';
import type { ClientStatus } from '../entities/client.ts';
import type { CalendarDate, Competence } from '../entities/fields.ts';
import { readProfileEntry, type TaxProfileEntry } from '../tax-profile/tax-words.ts';
import type { Person, Rule } from '../law/rule.ts';
import { profileAt } from './tax-profile.ts';

/** What of a client decides what is due from it. */
export type RuleClient = {
  id: string;
  cnpj_cpf: string;
  tax_profile: readonly TaxProfileEntry[];
  state: string | null;
  city: string | null;
  /** Named by the firm: what no profile tells. */
  rule_keys_added: readonly string[];
  /** It weighs more than a profile, and more than a name on the other list. */
  rule_keys_removed: readonly string[];
};

/** A client as it is stored. */
type StoredClient = Omit<RuleClient, 'tax_profile' | 'rule_keys_added' | 'rule_keys_removed'> & {
  status: ClientStatus;
  contract_ended_on?: CalendarDate | null | undefined;
  tax_profile?: readonly string[] | undefined;
  rule_keys_added?: readonly string[] | undefined;
  rule_keys_removed?: readonly string[] | undefined;
};

/** The clients a firm works for, as the rules look at them. */
export const ruleClientsOf = (clients: readonly StoredClient[]): RuleClient[] =>
  clients
    .filter(({ status, contract_ended_on }) => status === 'active' && (contract_ended_on ?? null) === null)
    .map(ruleClientOf);

export const ruleClientOf = (client: Omit<StoredClient, 'status'>): RuleClient => ({
  ...{ id: client.id, cnpj_cpf: client.cnpj_cpf, state: client.state, city: client.city },
  tax_profile: (client.tax_profile ?? []).map(readProfileEntry),
  rule_keys_added: client.rule_keys_added ?? [],
  rule_keys_removed: client.rule_keys_removed ?? [],
});

/** What a client has to declare and to pay for a month, in the order of the rules. */
export function ruleKeysOf(client: RuleClient, competence: Competence, rules: readonly Rule[]): string[] {
  return rules.filter((rule) => ruleConcerns(rule, client, competence)).map(({ key }) => key);
}

export function ruleConcerns(rule: Rule, client: RuleClient, competence: Competence): boolean {
  if (!couldConcern(rule, client, competence) || client.rule_keys_removed.includes(rule.key)) return false;
  return client.rule_keys_added.includes(rule.key) || fitsProfile(rule, client, competence);
}

/** A person never gets a PGDAS, no matter who asks for it. */
export const couldConcern = (rule: Rule, client: RuleClient, competence: Competence): boolean =>
  rule.who.person === personOf(client) && isInForce(rule, competence);

const CPF_LENGTH = 11;
export const personOf = ({ cnpj_cpf }: Pick<RuleClient, 'cnpj_cpf'>): Person =>
  cnpj_cpf.length === CPF_LENGTH ? 'PF' : 'PJ';

const isInForce = ({ valid_from, valid_to }: Rule, competence: Competence) =>
  (valid_from === null || valid_from <= competence) && (valid_to === null || competence <= valid_to);

export function fitsProfile({ who }: Rule, client: RuleClient, competence: Competence): boolean {
  if (who.where !== undefined && !isInPlace(who.where, client)) return false;
  const profile = profileAt(client.tax_profile, competence);
  if (profile === null) return false;
  const { regime, payroll } = profile;
  return who.cases.some(
    ({ regimes, payroll: payrolls }) =>
      (regimes === null || regimes.some((one) => one === regime)) &&
      (payrolls === null || payrolls.includes(payroll)),
  );
}

import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { FIRESTORE_RULES, PROJECT } from '../rules/support/backend.ts';

// The example of docs/changing-the-schema.md: a client's municipal registration.

const VALID = [
  "&& isProfile(row.get('tax_profile', []))",
  "&& isProfile(row.get('tax_profile', [])) && isTextOrNull(row.get('municipal_registration', null), 20)",
] as const;
const EDITED = [
  "isPatched('clients', id, fields().concat(profileFields()))",
  "isPatched('clients', id, fields().concat(profileFields()).concat(['municipal_registration']))",
] as const;
const CREATED = "isCreatedWith('clients', id, fields(), profileFields())";
const ADDED = [
  CREATED,
  "isCreatedWith('clients', id, fields(), profileFields().concat(['municipal_registration']))",
] as const;
const REQUIRED = [
  CREATED,
  "isCreatedWith('clients', id, fields().concat(['municipal_registration']), profileFields())",
] as const;

/** The rules with each passage replaced; each must be there once. */
const rulesWith = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce((rules, [passage, other]) => {
    if (rules.split(passage).length !== 2) throw new Error(`firestore.rules has no '${passage}' of its own`);
    return rules.replace(passage, () => other);
  }, FIRESTORE_RULES);

export const RULES = {
  /** Of today. */
  before: FIRESTORE_RULES,
  adding: rulesWith(ADDED, EDITED, VALID),
  requiring: rulesWith(REQUIRED, EDITED, VALID),
};

/** From now on the backend at this address holds all that comes against these. */
export async function release(firestore: string, rules: string): Promise<void> {
  const [host = '', port] = firestore.split(':');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host, port: Number(port), rules },
  });
  await environment.cleanup();
}

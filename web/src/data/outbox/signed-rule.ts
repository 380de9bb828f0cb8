import type { EntityName } from '@portal/domain';

/**
 * Whether an operation signs a rule of the law: then its person answers for the whole row as it was seen, and `base_values` holds
 * all of it.
 */
export const isSigning = (entity: EntityName, patch: Readonly<Record<string, unknown>>): boolean =>
  entity === 'obligation_rules' && typeof patch['signed_off_at'] === 'string';

import { z } from '../z.ts';
import { documentId, instant } from './fields.ts';
import type { EntityName } from './entity-names.ts';

/** What an administrator does to accounts and to the firm. */
export type ActName =
  | 'approve'
  | 'reject'
  | 'block'
  | 'reopen'
  | 'change_access'
  | 'erase'
  | 'update_firm'
  | 'set_factor_demand'
  | 'reset_factor'
  | 'invite'
  | 'resend_invitation'
  | 'withdraw_invitation'
  /** By the person who was invited. */
  | 'accept_invitation'
  | 'resend_mail'
  | 'dismiss_mail'
  /** By the person, with a recovery code. */
  | 'recover_factor';

/** Values of the fields that an act changed, by name. */
const actValues = z.record(z.string(), z.unknown());
export type ActValues = z.infer<typeof actValues>;

/**
 * `tenants/{t}/audit/{op_id}` as it is read: the receipt of an operation, or an administrative act with its values
 * before and after. A newer server may know more kinds, acts and fields than this app: they are shown, not refused.
 */
export const auditEntrySchema = z.object({
  uid: z.string(),
  /** The collection; of an act `app_users`, `tenants` or `invitations`. */
  entity: z.string(),
  doc_id: z.string(),
  client_id: documentId.nullable().default(null),
  kind: z.string(),
  fields: z.array(z.string()).default([]),
  act: z.string().optional(),
  before: actValues.default({}),
  after: actValues.default({}),
  at: instant,
  /** The device's claim. */
  done_at: instant.optional(),
});
export type AuditEntry = { id: string } & z.infer<typeof auditEntrySchema>;

/**
 * Records whose history all of the staff may read. What is a person's own (notices, preferences, marks of reading) is
 * not among them, nor are actions on accounts.
 */
export const HISTORY_ENTITIES = [
  'clients',
  'obligations',
  'services',
  'documents',
  'notes',
  'tasks',
  'canned_answers',
  'service_requests',
  'thread_staff',
  'obligation_rules',
  'firm_days',
  'month_overrides',
] as const satisfies EntityName[];
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number];

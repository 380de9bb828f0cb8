/** Every mirrored collection below `tenants/{t}`. */
export const ENTITY_NAMES = [
  'people',
  'clients',
  'companies',
  'obligations',
  'services',
  'documents',
  'notes',
  'tasks',
  'message_threads',
  'thread_staff',
  'thread_reads',
  'messages',
  'canned_answers',
  'service_requests',
  'notifications',
  'preferences',
  'privacy_requests',
  'obligation_rules',
  'firm_days',
  'month_overrides',
  'slips',
  'slip_events',
  'selic_rates',
  'document_requests',
  'request_items',
  'request_templates',
] as const;

export type EntityName = (typeof ENTITY_NAMES)[number];

/**
 * Fields whose non-null value is always the server's time: the device shows its own clock until the
 * commit, and the push sends the server-time sentinel whatever the device said.
 */
export const SERVER_TIME_FIELDS: Partial<Record<EntityName, readonly string[]>> = {
  obligations: ['completed_at'],
  notifications: ['read_at'],
  obligation_rules: ['signed_off_at'],
};

/** Removal empties these of content and erases them after 30 days; the others are kept for their legal time. */
export const ERASED_COLLECTIONS = [
  'services',
  'notes',
  'tasks',
  'canned_answers',
] as const satisfies EntityName[];

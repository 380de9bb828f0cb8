import type { EntityName } from '@portal/domain';
import { toTimestamp } from '#firebase/sdk/instants.ts';

/** Fields that are timestamps at the server and instants everywhere else. A test holds the schemas against it. */
export const INSTANT_FIELDS: Partial<Record<EntityName, readonly string[]>> = {
  obligations: ['completed_at'],
  message_threads: ['last_message_at'],
  thread_reads: ['last_read_at'],
  messages: ['written_at'],
  notifications: ['read_at'],
  obligation_rules: ['signed_off_at'],
  slip_events: ['done_at'],
};

export function toServer(
  entity: EntityName,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const instants = INSTANT_FIELDS[entity] ?? [];
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' && instants.includes(field) ? toTimestamp(value) : value,
    ]),
  );
}

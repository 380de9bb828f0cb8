import type { EntityName, Instant } from '@portal/domain';
import { Timestamp } from 'firebase/firestore';

/** Fields that are timestamps at the server and instants everywhere else. A test holds the schemas against it. */
export const INSTANT_FIELDS: Partial<Record<EntityName, readonly string[]>> = {
  obligations: ['completed_at'],
  message_threads: ['last_message_at'],
  thread_reads: ['last_read_at'],
  messages: ['written_at'],
  notifications: ['read_at'],
};

/** Keeps the nanoseconds, which a Date would drop: cursors compare them. */
export function toInstantOf(timestamp: Timestamp): Instant {
  const seconds = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(timestamp.nanoseconds).padStart(9, '0')}Z`;
}

export function toTimestamp(instant: Instant): Timestamp {
  return new Timestamp(Date.parse(`${instant.slice(0, 19)}Z`) / 1000, Number(instant.slice(20, 29)));
}

/** A document's values with every timestamp as an instant. */
export function fromServer(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      value instanceof Timestamp ? toInstantOf(value) : value,
    ]),
  );
}

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

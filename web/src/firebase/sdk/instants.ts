import type { Instant } from '@portal/domain';
import { Timestamp } from 'firebase/firestore';

/** A document's values with every timestamp as an instant. */
export function withInstants(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? toInstantOf(value) : value,
    ]),
  );
}

export function toTimestamp(instant: Instant): Timestamp {
  return new Timestamp(Date.parse(`${instant.slice(0, 19)}Z`) / 1000, Number(instant.slice(20, 29)));
}

/** Keeps the nanoseconds, which a Date would drop: cursors compare them. */
export function toInstantOf(timestamp: Timestamp): Instant {
  const seconds = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(timestamp.nanoseconds).padStart(9, '0')}Z`;
}

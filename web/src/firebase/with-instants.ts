import type { Instant } from '@portal/domain';
import { Timestamp } from 'firebase/firestore';

/** A document's fields with its server times as text. */
export function withInstants(data: Record<string, unknown>): Record<string, unknown> {
  const plain: [string, unknown][] = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof Timestamp ? instantOf(value) : value,
  ]);
  return Object.fromEntries<unknown>(plain);
}

/** Keeps the nanoseconds that a Date would drop. */
function instantOf(timestamp: Timestamp): Instant {
  const seconds = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(timestamp.nanoseconds).padStart(9, '0')}Z`;
}

import type { Instant } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';

/** A Firestore timestamp as the domain writes it: nine fraction digits, nothing lost. */
export function instantOf(timestamp: Timestamp): Instant {
  const wholeSeconds = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  return `${wholeSeconds}.${String(timestamp.nanoseconds).padStart(9, '0')}Z`;
}

/** A document's data with every timestamp of its top level as an instant, ready for a domain schema. */
export function withInstants(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value instanceof Timestamp ? instantOf(value) : value]),
  );
}

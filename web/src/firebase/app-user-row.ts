import { type AppUser, appUserSchema, type Instant } from '@portal/domain';
import { Timestamp } from 'firebase/firestore';

/** A newer server may know more fields than this version of the app: no reason to lock anybody out. */
const rowSchema = appUserSchema.strip();

/** A document of `app_users` as the app knows it, or null where it is not one. */
export function parseAppUser(data: Record<string, unknown>): AppUser | null {
  const plain = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof Timestamp ? instantOf(value) : value,
  ]);
  const parsed = rowSchema.safeParse(Object.fromEntries(plain));
  return parsed.success ? parsed.data : null;
}

/** Keeps the nanoseconds that a Date would drop. */
function instantOf(timestamp: Timestamp): Instant {
  const seconds = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(timestamp.nanoseconds).padStart(9, '0')}Z`;
}

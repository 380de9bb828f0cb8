import { type AppUser, appUserSchema } from '@portal/domain';
import { withInstants } from '../sdk/instants.ts';

/** A newer server may know more fields than this version of the app: no reason to lock anybody out. */
const rowSchema = appUserSchema.strip();

/** A document of `app_users` as the app knows it, or null where it is not one. */
export function parseAppUser(data: Record<string, unknown>): AppUser | null {
  const parsed = rowSchema.safeParse(withInstants(data));
  return parsed.success ? parsed.data : null;
}

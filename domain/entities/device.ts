import { z } from '../z.ts';
import { instant, requiredText } from './fields.ts';

export const DEVICE_KINDS = ['computer', 'phone', 'tablet'] as const;

/** What a device says of itself; a name is shown, and grants nothing. */
export const deviceFields = { name: requiredText(80), kind: z.enum(DEVICE_KINDS) };

/** A second since 1970, as tokens carry it in `auth_time`. */
export const authTime = z.number().int().nonnegative();

/** `app_users/{uid}/devices/{id}`: where an account was used, for its person alone. Written by functions. */
export const deviceSchema = z.strictObject({
  ...deviceFields,
  first_seen_at: instant,
  last_seen_at: instant,
  /** The session it had when it was last seen. */
  auth_time: authTime,
  ended_at: instant.nullable(),
});
export type Device = z.infer<typeof deviceSchema>;

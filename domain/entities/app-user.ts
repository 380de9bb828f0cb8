import { z } from '../z.ts';
import { ROLES } from '../permissions/roles.ts';
import { plainName } from '../formats/plain-name.ts';
import { consentSchema } from './consent.ts';
import { authTime } from './device.ts';
import { documentId, instant, optionalText } from './fields.ts';

/** A session that was ended can be renewed forever, so its entry stays until all are ended together. */
export const MAX_ENDED_SESSIONS = 100;

/** Supervisors are made by an administrator; nobody asks to be one (sign-up offers three roles). */
export const REQUESTABLE_ROLES = ['client', 'accountant', 'admin'] as const;
export const role = z.enum(ROLES);
export const requestableRole = z.enum(REQUESTABLE_ROLES);
export type RequestableRole = z.infer<typeof requestableRole>;

export const fullName = z.string().overwrite(plainName).min(1).max(120);
export const phoneField = optionalText(20);

/** Of one account: each is a handful of queries that its device keeps open. */
export const MAX_COMPANIES = 50;

/** `app_users/{auth_uid}`: the one truth of membership, written by functions alone. */
export const appUserSchema = z.strictObject({
  auth_uid: documentId,
  tenant_id: documentId,
  /** The primary company of a client user; always in `client_ids`. */
  client_id: documentId.nullable(),
  client_ids: z.array(documentId).max(MAX_COMPANIES),
  email: z.email().max(254),
  /** Whether the person has shown that the address is theirs; approval does not wait for it. */
  email_verified: z.boolean(),
  full_name: fullName,
  phone: phoneField,
  /** null until approval. */
  role: role.nullable(),
  /** What was asked at sign-up; grants nothing. */
  requested_role: requestableRole,
  is_active: z.boolean(),
  last_login_at: instant.nullable(),
  created_at: instant,
  approved_at: instant.nullable(),
  approved_by: documentId.nullable(),
  blocked_at: instant.nullable(),
  /** Who closed it; rows from before this field lack it. */
  blocked_by: documentId.nullable().optional(),
  /** Companies whose quota of files is used up: their people send no more. Missing: none. */
  paused_client_ids: z.array(documentId).max(MAX_COMPANIES).optional(),
  /** Companies of theirs whose people this client may invite. Missing: none. */
  owner_of: z.array(documentId).max(MAX_COMPANIES).optional(),
  /** This person sent too much within an hour and waits until then. Missing: never did. */
  paused_until: instant.optional(),
  /** Sessions that were ended one by one, by their `auth_time`. */
  ended_sessions: z.array(authTime).max(MAX_ENDED_SESSIONS).optional(),
  /** All sessions that began before this second are over. */
  sessions_from: authTime.optional(),
  /** Without a second factor the rules open nothing. What the firm demands of the role; missing: false. */
  needs_factor: z.boolean().optional(),
  /** Has one, as far as functions were told: for the panel's list and one's own. Missing: false. */
  has_factor: z.boolean().optional(),
  /** Who it was is no longer here: the person asked to be deleted. Missing: never. */
  erased_at: instant.optional(),
  /** The firm is being put back from a backup: until this goes, nothing but the own row is open. Missing or null: open. */
  closed_at: instant.nullable().optional(),
  /** Which legal texts were accepted, and when; accounts from before this was kept have none. */
  consents: z.array(consentSchema).max(100).optional(),
});
export type AppUser = z.infer<typeof appUserSchema>;

/** `tenants/{t}/people/{uid}`: so that names can be shown. */
export const personSchema = z.strictObject({
  full_name: fullName,
  /** What the person was approved as. Never changes: clients may list the people whose kind is staff. */
  kind: z.enum(['staff', 'client']),
  role,
  client_ids: z.array(documentId).max(MAX_COMPANIES),
  is_active: z.boolean(),
});
export type PersonFields = z.infer<typeof personSchema>;

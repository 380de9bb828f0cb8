import { z } from '../z.ts';
import { appUserSchema, fullName, phoneField, requestableRole, role } from '../entities/app-user.ts';
import { HISTORY_ENTITIES } from '../entities/audit-entry.ts';
import { deviceFields } from '../entities/device.ts';
import { invitationSecret, invitedAddress } from '../entities/invitation.ts';
import { documentId, requiredText } from '../entities/fields.ts';
import { pushAddressFields } from '../entities/push-subscription.ts';
import { acceptedTextSchema, LEGAL_TEXTS } from '../entities/consent.ts';
import { factorDemand, firmSchema } from '../entities/tenant.ts';
import type { Role } from '../permissions/roles.ts';
import { mailId } from '../system/system-state.ts';
import { plainRecoveryCode, RECOVERY_LENGTH, RECOVERY_LETTERS } from './second-factor.ts';

const recoveryCode = z
  .string()
  .max(60)
  .overwrite(plainRecoveryCode)
  .regex(new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`));

type Companies = { role: Role; client_ids: string[] };
/** Companies belong to a client, and to a client alone; each once. */
const ofWhatTheyMaySee = ({ role, client_ids }: Companies): boolean =>
  (role === 'client') === client_ids.length > 0 && new Set(client_ids).size === client_ids.length;
const IN_COMPANIES = { error: 'companies belong to a client alone, each once', path: ['client_ids'] };

/** Input of every callable; unknown keys are refused. The same schemas serve the forms. */
export const callables = {
  completeSignUp: z.strictObject({ full_name: fullName, requested_role: requestableRole }),
  approveUser: z
    .strictObject({ user_id: documentId, role, client_id: documentId.optional() })
    .refine((input) => (input.role === 'client') === (input.client_id !== undefined), {
      error: 'client_id belongs to a client, and to a client alone',
      path: ['client_id'],
    }),
  /** One's own confirmation, or, by an administrator, that of somebody who waits. */
  resendVerification: z.strictObject({ user_id: documentId }),
  rejectUser: z.strictObject({ user_id: documentId }),
  setUserActive: z.strictObject({ user_id: documentId, is_active: z.boolean() }),
  changeAccess: z
    .strictObject({
      user_id: documentId,
      role,
      client_ids: appUserSchema.shape.client_ids,
      /** Missing: those it was, as far as they are still the person's. */
      owner_of: appUserSchema.shape.owner_of,
    })
    .refine(ofWhatTheyMaySee, IN_COMPANIES)
    .refine(({ client_ids, owner_of = [] }) => owner_of.every((id) => client_ids.includes(id)), {
      error: 'an owner of other companies',
      path: ['owner_of'],
    }),
  inviteUser: z
    .strictObject({ email: invitedAddress, role, client_ids: appUserSchema.shape.client_ids })
    .refine(ofWhatTheyMaySee, IN_COMPANIES),
  /** A new link and new seven days; the link before it ends. */
  resendInvitation: z.strictObject({ invitation_id: documentId }),
  withdrawInvitation: z.strictObject({ invitation_id: documentId }),
  /** Of one company, or of all that the caller may see; `after`: the last id of the page before. */
  listInvitations: z.strictObject({ client_id: documentId.nullable(), after: documentId.nullable() }),
  openInvitation: z.strictObject({ invitation_id: documentId, secret: invitationSecret }),
  acceptInvitation: z.strictObject({ invitation_id: documentId, secret: invitationSecret }),
  /** Carries a request to be deleted out; `answer` is the firm's word to the person. */
  erasePerson: z.strictObject({ request_id: documentId, answer: requiredText(5000) }),
  updateProfile: z.strictObject({ full_name: fullName, phone: phoneField }),
  updateFirm: firmSchema,
  /** How mail, checks and schedules stand. */
  readSystemState: z.strictObject({}),
  /** Queues an e-mail that failed anew. */
  resendMail: z.strictObject({ mail_id: mailId }),
  /** Forgets one that failed and is of no more use. */
  dismissMail: z.strictObject({ mail_id: mailId }),
  /** The proof of what happened to one slip, as a page. */
  makeSlipProof: z.strictObject({ slip_id: documentId }),
  readHistory: z.strictObject({ entity: z.enum(HISTORY_ENTITIES), doc_id: documentId }),
  /** An address for calendars: of a company, or, by the staff, of null: the clients one looks after. */
  makeCalendarFeed: z.strictObject({ client_id: documentId.nullable() }),
  listCalendarFeeds: z.strictObject({}),
  revokeCalendarFeed: z.strictObject({ feed_id: documentId }),
  stampLogin: z.strictObject({}),
  registerDevice: z.strictObject({ device_id: documentId, ...deviceFields }),
  endDevice: z.strictObject({ device_id: documentId }),
  endAllDevices: z.strictObject({}),
  /** Whether notices are pushed to a device, and the key that a browser asks for; null where the firm has none. */
  readPush: z.strictObject({ device_id: documentId }),
  startPush: z.strictObject({ device_id: documentId, ...pushAddressFields }),
  endPush: z.strictObject({ device_id: documentId }),
  acceptTexts: z.strictObject({ texts: z.array(acceptedTextSchema).min(1).max(LEGAL_TEXTS.length) }),
  /** Who must have a second factor, by the firm's choice. */
  setFactorDemand: z.strictObject({ factor_required: factorDemand }),
  /** New codes in the place of the old ones. */
  makeRecoveryCodes: z.strictObject({}),
  removeFactor: z.strictObject({}),
  /** By an administrator, for somebody who lost theirs. */
  resetFactor: z.strictObject({ user_id: documentId }),
  redeemRecoveryCode: z.strictObject({ email: z.email().max(254), code: recoveryCode }),
  requestPasswordReset: z.strictObject({ email: z.email().max(254) }),
} as const;

export type CallableName = keyof typeof callables;
export type CallableInput<N extends CallableName> = z.input<(typeof callables)[N]>;

/** Why a callable refuses: a closed set, sent as `details.kind` of the error. */
export const REFUSAL_KINDS = [
  'unauthenticated',
  'forbidden',
  'invalid_input',
  'not_found',
  'not_pending',
  /** Answered or taken back meanwhile, or it never asked for this. */
  'request_closed',
  /** Of a staff role, for an address that nobody has shown to be theirs. */
  'email_not_verified',
  /** There is nothing left to confirm. */
  'already_verified',
  'client_not_found',
  'last_admin',
  'own_account',
  'account_deleted',
  'name_of_staff',
  'unknown_tenant',
  'invitation_expired',
  'invitation_used',
  /** By who sent it, or because that person may invite nobody any more. */
  'invitation_withdrawn',
  /** Another address was invited. */
  'other_address',
  /** There is an account, with another role or closed: an invitation does not change that. */
  'has_account',
  /** The session began without the second factor that is asked for. */
  'factor_needed',
  /** The firm demands the second factor, so it stays. */
  'factor_demanded',
  /** There is no second factor to act on. */
  'no_factor',
  'wrong_code',
  'too_many_requests',
  /** The firm is being put back from a backup: the same call is taken once it is open again. */
  'firm_closed',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

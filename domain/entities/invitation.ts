import { z } from '../z.ts';
import { MAX_COMPANIES, role } from './app-user.ts';
import { documentId, instant, sha256Hex } from './fields.ts';

export const INVITATION_DAYS = 7;
/** Of one client's person at a time, so that nobody writes to strangers in the firm's name. */
export const MAX_OWN_INVITATIONS = 20;
export const INVITATIONS_PAGE = 50;

/** 256 bits, as they stand in the link. */
export const invitationSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** In small letters: two spellings are one address. */
export const invitedAddress = z
  .email()
  .max(254)
  .overwrite((address) => address.toLowerCase());

/** `invitations/{id}`: read and written by functions alone. Who accepts gets what is written here, whatever their device says. */
export const invitationSchema = z.strictObject({
  tenant_id: documentId,
  email: z.email().max(254),
  role,
  client_ids: z.array(documentId).max(MAX_COMPANIES),
  /** Of the last sending; more than one where its e-mail was tried again. Nobody keeps a secret. */
  secret_hashes: z.array(sha256Hex).max(10),
  /** How often it was sent, the first time too. */
  sendings: z.number().int().min(1),
  created_at: instant,
  invited_by: documentId,
  sent_at: instant,
  /** Who sent it last, and answers for it: without their right it opens nothing. */
  sent_by: documentId,
  expires_at: instant,
  /** When it was accepted or withdrawn; null: neither. */
  settled_at: instant.nullable(),
  /** Missing or null where it was withdrawn, or waits. */
  accepted_by: documentId.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const INVITATION_STATES = ['waiting', 'expired', 'accepted', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** `now` as an instant. */
export function invitationState(
  { accepted_by, settled_at, expires_at }: Pick<Invitation, 'accepted_by' | 'settled_at' | 'expires_at'>,
  now: string,
): InvitationState {
  if (accepted_by !== null) return 'accepted';
  if (settled_at !== null) return 'withdrawn';
  return expires_at <= now ? 'expired' : 'waiting';
}

/** As those see it who may see it. */
export const listedInvitationSchema = z.object({
  id: documentId,
  ...invitationSchema.pick({
    email: true,
    role: true,
    client_ids: true,
    created_at: true,
    invited_by: true,
    sent_at: true,
    expires_at: true,
  }).shape,
  state: z.enum(INVITATION_STATES),
  /** Whether the caller may send it anew or withdraw it. */
  may_act: z.boolean(),
});
export type ListedInvitation = z.infer<typeof listedInvitationSchema>;

/** `after`: the id to go on from; null: there are no more. */
export const invitationPageSchema = z.object({
  invitations: z.array(listedInvitationSchema),
  after: documentId.nullable(),
});
export type InvitationPage = z.infer<typeof invitationPageSchema>;

/** `already_in`: the person has all of it, and nothing was sent. People of a client are never told that. */
export const invitedSchema = z.object({ outcome: z.enum(['invited', 'resent', 'already_in']) });
export type Invited = z.infer<typeof invitedSchema>['outcome'];

/** What the link shows to who has it, before anybody is signed in. */
export const openedInvitationSchema = z.object({
  state: z.enum(INVITATION_STATES),
  email: z.string(),
  role,
  companies: z.array(z.string()),
  has_account: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

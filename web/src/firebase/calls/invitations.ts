import { invitationPageSchema, invitedSchema, openedInvitationSchema } from '@portal/domain';
import type { AccountResult, InvitationService } from '#session/account/account-service.ts';
import { callFunction } from './call-function.ts';

type Attempt = <T>(action: () => Promise<T>) => Promise<AccountResult<T>>;

/** `isConfirmed`: whether the provider knows by now that the person's address is theirs. */
export const invitationService = (
  attempt: Attempt,
  isConfirmed: () => Promise<boolean>,
): InvitationService => ({
  list: (input) =>
    attempt(async () => invitationPageSchema.parse(await callFunction('listInvitations', input))),
  invite: (input) =>
    attempt(async () => invitedSchema.parse(await callFunction('inviteUser', input)).outcome),
  resend: (input) => attempt(async () => void (await callFunction('resendInvitation', input))),
  withdraw: (input) => attempt(async () => void (await callFunction('withdrawInvitation', input))),
  open: (link) =>
    attempt(async () => openedInvitationSchema.parse(await callFunction('openInvitation', link))),
  accept: async (link) => {
    const confirmed = await attempt(isConfirmed);
    if (!confirmed.ok) return confirmed;
    // Known here: the server would only refuse it, each time that somebody comes back to look.
    if (!confirmed.value) return { ok: false, reason: { refusal: 'email_not_verified' } };
    return attempt(async () => void (await callFunction('acceptInvitation', link)));
  },
});

import { type CallableInput, callables } from '@portal/domain';

export type InvitationLink = CallableInput<'acceptInvitation'>;

const KEY = 'portal.invitation';

const parse = (invitation_id: string, secret: string): InvitationLink | null =>
  callables.acceptInvitation.safeParse({ invitation_id, secret }).data ?? null;

/** Of `#<id>.<secret>`, the end of the link in the e-mail; null where it is not whole. */
export function invitationInHash(hash: string): InvitationLink | null {
  const [id = '', secret = '', ...more] = hash.slice(1).split('.');
  return more.length > 0 ? null : parse(id, secret);
}

/** In this tab alone, from the link until it is accepted: signing up and a reload stand between. */
export function keepInvitation({ invitation_id, secret }: InvitationLink, storage: Storage = sessionStorage) {
  storage.setItem(KEY, `#${invitation_id}.${secret}`);
}

export const readKeptInvitation = (storage: Storage = sessionStorage): InvitationLink | null =>
  invitationInHash(storage.getItem(KEY) ?? '');

export function dropInvitation(storage: Storage = sessionStorage): void {
  storage.removeItem(KEY);
}

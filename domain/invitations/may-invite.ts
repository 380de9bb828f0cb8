import type { AppUser } from '../entities/app-user.ts';
import { isSenior, type Role } from '../permissions/roles.ts';

type Inviter = Pick<AppUser, 'role' | 'is_active' | 'client_ids' | 'owner_of'>;

/** What somebody is invited to. */
export type Invitee = { role: Role; client_ids: readonly string[] };

/** Administrators invite everybody, supervisors clients, and a client the people of the companies that they own. */
export function mayInvite(inviter: Inviter, { role, client_ids }: Invitee): boolean {
  if (!inviter.is_active || inviter.role === null) return false;
  if (inviter.role === 'admin') return true;
  if (role !== 'client') return false;
  if (isSenior(inviter.role)) return true;
  const owned = ownedCompanies(inviter);
  return client_ids.length > 0 && client_ids.every((id) => owned.includes(id));
}

/** Whose people a client may invite: of a company that is no longer theirs, nobody's. */
export const ownedCompanies = ({
  role,
  client_ids,
  owner_of = [],
}: Pick<AppUser, 'role' | 'client_ids' | 'owner_of'>): string[] =>
  role === 'client' ? owner_of.filter((id) => client_ids.includes(id)) : [];

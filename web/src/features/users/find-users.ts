import { type AppUser, matchesSearch, type Role } from '@portal/domain';
import { REMOVED_COMPANY } from '#records/companies/removed-company.ts';

export type UserFilter = { query: string; role: Role | null };

/** The accounts that somebody looks for, by name, address or company. */
export function findUsers<U extends Pick<AppUser, 'full_name' | 'email' | 'role' | 'client_ids'>>(
  users: readonly U[],
  { query, role }: UserFilter,
  companyNames: ReadonlyMap<string, string>,
): U[] {
  return users.filter(
    (user) =>
      (role === null || user.role === role) &&
      matchesSearch(query, [user.full_name, user.email, companiesOf(user, companyNames)]),
  );
}

/** 'Padaria Ltda, Oficina Ltda': what an account of a client sees; null for staff, who see all. */
export function companiesOf(
  { client_ids }: Pick<AppUser, 'client_ids'>,
  names: ReadonlyMap<string, string>,
): string | null {
  if (client_ids.length === 0) return null;
  return client_ids.map((id) => names.get(id) ?? REMOVED_COMPANY).join(', ');
}

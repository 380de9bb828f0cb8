import type { AppUser, PersonFields } from '@portal/domain';

/** What the firm may see of an account, or null before its approval. `keptKind` is that of a row that exists. */
export function personOf(account: AppUser, keptKind: PersonFields['kind'] | null): PersonFields | null {
  const { full_name, role, is_active } = account;
  if (role === null) return null;
  const kind = keptKind ?? (role === 'client' ? 'client' : 'staff');
  // Clients list the people of this kind: of a colleague who became a client they learn no company.
  const client_ids = kind === 'staff' ? [] : account.client_ids;
  return { full_name, kind, role, client_ids, is_active };
}

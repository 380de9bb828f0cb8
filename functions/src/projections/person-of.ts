import type { AppUser, PersonFields } from '@portal/domain';

/** What the firm may see of an account, or null before its approval. */
export function personOf(account: AppUser): PersonFields | null {
  const { full_name, role, client_ids, is_active } = account;
  if (role === null) return null;
  return { full_name, kind: role === 'client' ? 'client' : 'staff', role, client_ids, is_active };
}

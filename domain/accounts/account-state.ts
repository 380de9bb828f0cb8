import type { AppUser } from '../entities/app-user.ts';

export type AccountState = 'pending' | 'blocked' | 'active';

/** Pending: never approved. Blocked: was approved, then closed by an administrator. */
export function accountState(user: Pick<AppUser, 'is_active' | 'blocked_at'>): AccountState {
  if (user.is_active) return 'active';
  return user.blocked_at === null ? 'pending' : 'blocked';
}

/** Where a signed-in person belongs. */
export function homePath(role: AppUser['role']): '/client-portal' | '/admin' {
  return role === 'client' ? '/client-portal' : '/admin';
}

import type { AppUser } from '@portal/domain';
import { type Scope, scopesOf } from '#sync/scopes.ts';

export type Membership =
  | { kind: 'member'; row: AppUser; scopes: Scope[] }
  /** No row, or one that opens nothing and was not closed by anybody: what is here is kept and not shown. */
  | { kind: 'hidden' }
  /** Blocked by an administrator, or of another firm now: nothing of this firm may stay on the device. */
  | { kind: 'closed'; reason: 'blocked' | 'moved' };

/**
 * What the server's word about the own row means. A row that is not there may be one that the server lost: only one
 * that says so closes an account.
 */
export function membershipOf(account: { uid: string; tenant_id: string }, row: AppUser | null): Membership {
  if (row === null) return { kind: 'hidden' };
  if (row.blocked_at !== null && !row.is_active) return { kind: 'closed', reason: 'blocked' };
  if (row.tenant_id !== account.tenant_id) return { kind: 'closed', reason: 'moved' };
  if (!row.is_active || row.role === null) return { kind: 'hidden' };
  const scopes = scopesOf({ uid: account.uid, role: row.role, client_ids: row.client_ids });
  return { kind: 'member', row, scopes };
}

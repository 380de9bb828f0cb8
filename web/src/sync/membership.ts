import type { AppUser } from '@portal/domain';
import { type Scope, scopesOf } from './scopes.ts';

export type Membership =
  | { kind: 'member'; row: AppUser; scopes: Scope[] }
  /** Blocked, moved to another firm, or the account is gone: nothing of the firm may stay on the device. */
  | { kind: 'lost'; reason: 'blocked' | 'removed' };

/**
 * What the server's word about the own row means. The engine runs for accounts that were let in, so a row that
 * is not there was taken away.
 */
export function membershipOf(account: { uid: string; tenant_id: string }, row: AppUser | null): Membership {
  if (row === null) return { kind: 'lost', reason: 'removed' };
  if (!row.is_active || row.role === null || row.tenant_id !== account.tenant_id) {
    return { kind: 'lost', reason: 'blocked' };
  }
  const scopes = scopesOf({ uid: account.uid, role: row.role, client_ids: row.client_ids });
  return { kind: 'member', row, scopes };
}

import type { AppUser } from '@portal/domain';
import { type Scope, scopesOf } from './scopes.ts';

export type Membership =
  | { kind: 'member'; scopes: Scope[] }
  /** Blocked, moved to another firm, or the account is gone: nothing of the firm may stay on the device. */
  | { kind: 'lost'; reason: 'blocked' | 'removed' }
  /** No row yet and none before: nothing to decide. */
  | { kind: 'unknown' };

/** What the server's word about the own row means. `known`: the row as this device last had it. */
export function membershipOf(
  account: { uid: string; tenant_id: string },
  row: AppUser | null,
  known: AppUser | null,
): Membership {
  if (row === null) return known === null ? { kind: 'unknown' } : { kind: 'lost', reason: 'removed' };
  if (!row.is_active || row.role === null || row.tenant_id !== account.tenant_id) {
    return { kind: 'lost', reason: 'blocked' };
  }
  return {
    kind: 'member',
    scopes: scopesOf({ uid: account.uid, role: row.role, client_ids: row.client_ids }),
  };
}

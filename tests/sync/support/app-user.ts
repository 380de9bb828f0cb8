import { type AppUser, type Role, toInstant } from '@portal/domain';

/** An account of the firm, as its row is. */
export function appUser(uid: string, tenantId: string, role: Role, client_ids: string[]): AppUser {
  const at = toInstant(new Date('2026-11-20T12:00:00Z'));
  return {
    auth_uid: uid,
    tenant_id: tenantId,
    client_id: client_ids[0] ?? null,
    client_ids,
    email: `${uid.toLowerCase()}@firm.example`,
    email_verified: true,
    full_name: uid,
    phone: null,
    role,
    requested_role: 'client',
    is_active: true,
    last_login_at: null,
    created_at: at,
    approved_at: at,
    approved_by: 'root',
    blocked_at: null,
  };
}

import type { AppUser } from '@portal/domain';
import type { Identity } from '#session/account/account-service.ts';
import type { StoredSession } from '#session/stored-session.ts';

/** An administrator: what the device wrote down of her, what the identity provider says, and her own row. */
export const helena: StoredSession = { uid: 'u1', tenant_id: 'aurora', role: 'admin', client_ids: [] };
export const identity: Identity = { uid: 'u1', email: 'helena@aurora.example', email_verified: true };
export const row: AppUser = {
  auth_uid: 'u1',
  tenant_id: 'aurora',
  client_id: null,
  client_ids: [],
  email: 'helena@aurora.example',
  email_verified: true,
  full_name: 'Helena Prado',
  phone: null,
  role: 'admin',
  requested_role: 'admin',
  is_active: true,
  last_login_at: null,
  created_at: '2026-11-01T12:00:00.000000000Z',
  approved_at: '2026-11-01T13:00:00.000000000Z',
  approved_by: 'u0',
  blocked_at: null,
};

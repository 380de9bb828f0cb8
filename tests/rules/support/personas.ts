import type { AppUser } from '@portal/domain';

export const FIRM = 'aurora';
export const OTHER_FIRM = 'boreal';

/** Companies of the firm: the client's own two, and that of another client. */
export const COMPANY = 'padaria';
export const SECOND_COMPANY = 'mercado';
export const OTHER_COMPANY = 'oficina';
/** A company of the other firm. */
export const FOREIGN_COMPANY = 'ferragem';

const CREATED = '2026-01-05T12:00:00.000000000Z';

const person = (uid: string, changes: Partial<AppUser>): AppUser => ({
  auth_uid: uid,
  tenant_id: FIRM,
  client_id: null,
  client_ids: [],
  email: `${uid.toLowerCase()}@aurora.example`,
  email_verified: true,
  full_name: `Pessoa ${uid}`,
  phone: null,
  role: null,
  requested_role: 'client',
  is_active: true,
  last_login_at: null,
  created_at: CREATED,
  approved_at: CREATED,
  approved_by: 'uidAdmin',
  blocked_at: null,
  ...changes,
});

const companies = (...ids: string[]) => ({ client_id: ids[0] ?? null, client_ids: ids });

/**
 * Everybody who may ask. `uid` null: nobody is signed in. `row` null: an Auth account
 * without `app_users` row (its sign-up broke off, or it was rejected).
 */
export const PERSONAS = {
  visitor: { uid: null, row: null },
  accountWithoutRow: { uid: 'uidNoRow', row: null },
  pending: {
    uid: 'uidPending',
    row: person('uidPending', {
      is_active: false,
      requested_role: 'admin',
      approved_at: null,
      approved_by: null,
    }),
  },
  blocked: {
    uid: 'uidBlocked',
    row: person('uidBlocked', { role: 'admin', is_active: false, blocked_at: CREATED }),
  },
  blockedClient: {
    uid: 'uidBlockedClient',
    row: person('uidBlockedClient', {
      role: 'client',
      is_active: false,
      blocked_at: CREATED,
      ...companies(COMPANY, SECOND_COMPANY),
    }),
  },
  client: {
    uid: 'uidClient',
    row: person('uidClient', { role: 'client', ...companies(COMPANY, SECOND_COMPANY) }),
  },
  otherClient: {
    uid: 'uidOtherClient',
    row: person('uidOtherClient', { role: 'client', ...companies(OTHER_COMPANY) }),
  },
  accountant: { uid: 'uidAccountant', row: person('uidAccountant', { role: 'accountant' }) },
  supervisor: { uid: 'uidSupervisor', row: person('uidSupervisor', { role: 'supervisor' }) },
  admin: { uid: 'uidAdmin', row: person('uidAdmin', { role: 'admin' }) },
  foreignAdmin: {
    uid: 'uidForeignAdmin',
    row: person('uidForeignAdmin', { role: 'admin', tenant_id: OTHER_FIRM }),
  },
} as const satisfies Record<string, { uid: string | null; row: AppUser | null }>;

export type Persona = keyof typeof PERSONAS;
export const PERSONA_NAMES = Object.keys(PERSONAS) as Persona[]; // keys of a const object

export const STAFF = ['accountant', 'supervisor', 'admin'] as const satisfies Persona[];
export const SENIORS = ['supervisor', 'admin'] as const satisfies Persona[];

/** The uid a persona signs its operations with; a visitor can only invent one. */
export const uidOf = (persona: Persona): string => PERSONAS[persona].uid ?? 'uidInvented';

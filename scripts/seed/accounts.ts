import {
  type AppUser,
  appUserSchema,
  type Instant,
  LEGAL_TEXTS,
  personSchema,
  withConsents,
} from '@portal/domain';
import type { SeedAccount } from './firm.ts';
import type { SeedClock } from './seed-clock.ts';
import type { SeedRow } from './seed-row.ts';

/** When the firm's people joined, in days before today: the administrator first. */
const JOINED_DAYS_AGO = 400;

/** The membership rows; the person who runs the firm approved everybody, also themselves. */
export function appUsers(tenantId: string, accounts: SeedAccount[], clock: SeedClock): AppUser[] {
  const approver = accounts.find(({ role }) => role === 'admin');
  return accounts.map((account, index) => {
    const { uid, role, client_ids, phone, full_name, email } = account;
    const joined = joinedAt(clock, index);
    return appUserSchema.parse({
      auth_uid: uid,
      tenant_id: tenantId,
      client_id: client_ids[0] ?? null,
      client_ids,
      email,
      email_verified: true,
      full_name,
      phone,
      role,
      // Nobody asks to be a supervisor; an administrator makes one.
      requested_role: role === 'supervisor' ? 'accountant' : role,
      is_active: true,
      last_login_at: null,
      created_at: joined,
      approved_at: joined,
      approved_by: approver?.uid ?? null,
      blocked_at: null,
      consents: withConsents([], LEGAL_TEXTS, joined),
    } satisfies AppUser);
  });
}

/** `people`, as the functions project it from the membership rows. */
export function peopleRows(accounts: SeedAccount[], clock: SeedClock): SeedRow[] {
  return accounts.map(({ uid, full_name, role, client_ids }, index) => ({
    entity: 'people',
    id: uid,
    created_at: joinedAt(clock, index),
    created_by: uid,
    fields: personSchema.parse({
      full_name,
      kind: role === 'client' ? 'client' : 'staff',
      role,
      client_ids,
      is_active: true,
    }),
  }));
}

const joinedAt = (clock: SeedClock, index: number): Instant =>
  clock.daysAgo(JOINED_DAYS_AGO - index * 11, '08:30');

import type { AppUser } from '@portal/domain';
import { expect, test } from 'vitest';
import { initialFacts, type SessionEvent } from '#session/session-machine.ts';
import { knownOf, nextKnown } from './known-session.ts';

const helena = { uid: 'u1', tenant_id: 'aurora', role: 'admin' as const, client_ids: [] };
const row: AppUser = {
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
const identified: SessionEvent = {
  kind: 'identity',
  identity: { uid: 'u1', email: row.email, email_verified: true },
};
const told = (user: AppUser): SessionEvent => ({
  kind: 'own_row',
  uid: 'u1',
  state: { kind: 'row', row: user, from_server: true },
});
const entered = [identified, told(row)].reduce(nextKnown, knownOf(initialFacts(null)));

test('what changes nothing about the session leaves the very same one', () => {
  const events: SessionEvent[] = [
    { kind: 'stored_session', stored: helena },
    { kind: 'cached_user', user: row },
    { ...identified },
    told({ ...row, client_ids: [] }),
  ];
  const later = events.reduce(nextKnown, entered);
  expect(entered.session).toEqual({ kind: 'active', account: helena, user: row, needs_sign_in: false });
  expect(later.session).toBe(entered.session);
  expect(later.facts.stored).toEqual(helena);
});

test('what changes it makes another', () => {
  const renamed = nextKnown(entered, told({ ...row, full_name: 'Helena Prado Lima' }));
  expect(renamed.session).not.toBe(entered.session);
  expect(renamed.session).toMatchObject({ user: { full_name: 'Helena Prado Lima' } });
  expect(nextKnown(renamed, { kind: 'leaving' }).session).toEqual({ kind: 'loading' });
});

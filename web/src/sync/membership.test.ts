import type { AppUser } from '@portal/domain';
import { expect, test } from 'vitest';
import { membershipOf } from './membership.ts';

const account = { uid: 'u1', tenant_id: 't' };
const row: AppUser = {
  auth_uid: 'u1',
  tenant_id: 't',
  client_id: null,
  client_ids: [],
  email: 'u1@firm.example',
  email_verified: true,
  full_name: 'Ana',
  phone: null,
  role: 'accountant',
  requested_role: 'accountant',
  is_active: true,
  last_login_at: null,
  created_at: '2026-11-20T12:00:00.000000000Z',
  approved_at: '2026-11-20T12:00:00.000000000Z',
  approved_by: 'root',
  blocked_at: null,
};

test('an active row of this firm is a member’s', () => {
  expect(membershipOf(account, row)).toMatchObject({ kind: 'member', row });
});

test('a blocked row, one without a role and one of another firm are no longer a member’s', () => {
  for (const change of [{ is_active: false }, { role: null }, { tenant_id: 'other' }]) {
    expect(membershipOf(account, { ...row, ...change })).toEqual({ kind: 'lost', reason: 'blocked' });
  }
});

test('a row that is gone was taken away', () => {
  expect(membershipOf(account, null)).toEqual({ kind: 'lost', reason: 'removed' });
});

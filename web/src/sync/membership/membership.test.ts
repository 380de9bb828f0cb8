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

test('a row that an administrator blocked closes the account, and so does one of another firm', () => {
  const blocked = { ...row, is_active: false, blocked_at: '2026-11-21T12:00:00.000000000Z' };
  expect(membershipOf(account, blocked)).toEqual({ kind: 'closed', reason: 'blocked' });
  expect(membershipOf(account, { ...row, tenant_id: 'other' })).toEqual({ kind: 'closed', reason: 'moved' });
});

test('a row that is missing, or waits for approval, hides what is here and closes nothing', () => {
  for (const change of [{ is_active: false }, { role: null }])
    expect(membershipOf(account, { ...row, ...change })).toEqual({ kind: 'hidden' });
  expect(membershipOf(account, null)).toEqual({ kind: 'hidden' });
});

import { describe, expect, it } from 'vitest';
import { callables } from '../sign-in/callables.ts';
import { accountState, homePath } from './account-state.ts';

describe('the state of an account', () => {
  it('is pending until approved, blocked after an administrator closed it', () => {
    expect(accountState({ is_active: false, blocked_at: null })).toBe('pending');
    expect(accountState({ is_active: false, blocked_at: '2026-11-20T00:00:00.000000000Z' })).toBe('blocked');
    expect(accountState({ is_active: true, blocked_at: null })).toBe('active');
  });

  it('leads clients to the portal and everybody else to the panel', () => {
    expect(homePath('client')).toBe('/client-portal');
    expect(homePath('supervisor')).toBe('/admin');
  });
});

describe('what callables take', () => {
  it('wants a client row for a client and refuses one for staff', () => {
    const approve = callables.approveUser;
    expect(approve.safeParse({ user_id: 'u', role: 'client', client_id: 'c' }).success).toBe(true);
    expect(approve.safeParse({ user_id: 'u', role: 'client' }).success).toBe(false);
    expect(approve.safeParse({ user_id: 'u', role: 'accountant', client_id: 'c' }).success).toBe(false);
  });

  it('refuses unknown keys', () => {
    expect(callables.stampLogin.safeParse({ at: 1 }).success).toBe(false);
    expect(
      callables.completeSignUp.safeParse({ full_name: 'Ana', requested_role: 'client', role: 'admin' })
        .success,
    ).toBe(false);
  });

  it('lets nobody ask to be a supervisor', () => {
    expect(
      callables.completeSignUp.safeParse({ full_name: 'Ana', requested_role: 'supervisor' }).success,
    ).toBe(false);
  });
});

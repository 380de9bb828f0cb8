import { describe, expect, it } from 'vitest';
import { accountErrorKind } from './account-errors.ts';

const coded = (code: string, details?: unknown) => Object.assign(new Error('x'), { code, details });

describe('the meaning of an account error', () => {
  it('is the same for an unknown e-mail and a wrong password', () => {
    expect(accountErrorKind(coded('auth/user-not-found'))).toBe('wrong_credentials');
    expect(accountErrorKind(coded('auth/invalid-credential'))).toBe('wrong_credentials');
  });

  it('tells a used recovery code from an expired one', () => {
    expect(accountErrorKind(coded('auth/invalid-action-code'))).toBe('used_code');
    expect(accountErrorKind(coded('auth/expired-action-code'))).toBe('expired_code');
  });

  it('is the reason a callable gives, whatever status it travels with', () => {
    expect(accountErrorKind(coded('functions/failed-precondition', { kind: 'not_pending' }))).toEqual({
      refusal: 'not_pending',
    });
  });

  it('is the status where a callable gives no reason that we know', () => {
    expect(accountErrorKind(coded('functions/unavailable', { kind: 'whim' }))).toBe('offline');
  });

  it('is a weak password, no matter who says so', () => {
    for (const code of ['auth/weak-password', 'auth/password-does-not-meet-requirements'])
      expect(accountErrorKind(coded(code))).toEqual({ weak: [] });
  });

  it('is unknown for what is in no table and for what is no error', () => {
    expect(accountErrorKind(coded('auth/internal-error'))).toBe('unknown');
    expect(accountErrorKind('constructor')).toBe('unknown');
    expect(accountErrorKind(coded('constructor'))).toBe('unknown');
  });
});

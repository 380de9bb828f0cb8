import { describe, expect, it } from 'vitest';
import { callables } from './callables.ts';
import { needsFactor, plainRecoveryCode, RECOVERY_LETTERS, shownRecoveryCode } from './second-factor.ts';

describe('a second factor', () => {
  it.each([
    [undefined, []],
    ['nobody', []],
    ['admins', ['admin']],
    ['staff', ['accountant', 'supervisor', 'admin']],
  ] as const)('demanded of %s is needed by %j', (demand, needing) => {
    const roles = ['client', 'accountant', 'supervisor', 'admin'] as const;
    expect(roles.filter((role) => needsFactor(role, demand))).toEqual(needing);
    expect(needsFactor(null, demand)).toBe(false);
  });
});

describe('a recovery code', () => {
  const CODE = 'K3ZW4VYMNB6TQ310';

  it('is the same however it was typed', () => {
    expect(shownRecoveryCode(CODE)).toBe('K3ZW-4VYM-NB6T-Q310');
    for (const typed of [CODE, shownRecoveryCode(CODE), ' k3zw 4vym nb6t q3lo '])
      expect(plainRecoveryCode(typed)).toBe(CODE);
  });

  it('has 32 letters to be made of, none of which is read as another', () => {
    expect(new Set(RECOVERY_LETTERS).size).toBe(32);
    expect(plainRecoveryCode(RECOVERY_LETTERS)).toBe(RECOVERY_LETTERS);
  });

  it('of another length or with other signs is none', () => {
    const parse = (code: string) =>
      callables.redeemRecoveryCode.safeParse({ email: 'ana@cliente.example', code }).success;
    expect(parse(CODE)).toBe(true);
    expect(parse(CODE.slice(1))).toBe(false);
    expect(parse(`${CODE}0`)).toBe(false);
    expect(parse(CODE.replace('K', 'U'))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { lacksIn } from './password-lacks.ts';

const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 12, maxPasswordLength: 40 },
  allowedNonAlphanumericCharacters: '!@',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

describe('what a password lacks by the provider’s policy', () => {
  it('is each condition that it does not meet', () => {
    const status = {
      isValid: false,
      meetsMinPasswordLength: false,
      meetsMaxPasswordLength: true,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
      passwordPolicy,
    };
    expect(lacksIn(status)).toEqual([{ at_least: 12 }, 'uppercase', 'digit', 'sign']);
    expect(lacksIn({ isValid: false, meetsMaxPasswordLength: false, passwordPolicy })).toEqual([
      { at_most: 40 },
    ]);
  });

  it('is nothing that the policy does not ask for', () => {
    expect(lacksIn({ isValid: true, meetsMinPasswordLength: true, passwordPolicy })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { openSettings } from './auth-settings.mjs';

const CLOSED = {
  passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: 8 } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  multiFactorConfig: {
    state: 'ENABLED',
    providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
  },
};

describe('the authentication settings of a project', () => {
  it('let a deployment through when passwords, addresses and the second factor are seen to', () => {
    expect(openSettings(CLOSED)).toEqual([]);
  });

  it.each([
    ['no password policy', { passwordPolicyConfig: undefined }, 'password policy'],
    [
      'a password policy that is off',
      { passwordPolicyConfig: { ...CLOSED.passwordPolicyConfig, enforcementState: 'OFF' } },
      'password policy',
    ],
    [
      'a policy of six characters',
      { passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: 6 } } },
      'password policy',
    ],
    ['addresses that can be tried', { emailPrivacyConfig: {} }, 'enumeration'],
    ['no second factor', { multiFactorConfig: { state: 'DISABLED' } }, 'TOTP'],
    [
      'a second factor by telephone alone',
      { multiFactorConfig: { state: 'ENABLED', factorIds: ['phone'] } },
      'TOTP',
    ],
    [
      'a TOTP that is disabled',
      {
        multiFactorConfig: {
          ...CLOSED.multiFactorConfig,
          providerConfigs: [{ state: 'DISABLED', totpProviderConfig: {} }],
        },
      },
      'TOTP',
    ],
  ])('stop it with %s', (_, open, what) => {
    expect(openSettings({ ...CLOSED, ...open })).toEqual([expect.stringContaining(what)]);
  });
});

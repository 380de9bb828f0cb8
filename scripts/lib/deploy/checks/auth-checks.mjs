import { curlPatch } from '../google-apis.mjs';

/** The same as in the forms: a client that skips the forms meets only this. */
const MIN_PASSWORD_LENGTH = 8;
const NONE = 'Authentication was never switched on';

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
export const authSubject = {
  async read({ google, project }) {
    return google.get('identitytoolkit', `admin/v2/projects/${project}/config`);
  },
  checks: [
    check(
      'Authentication: e-mail and password',
      ({ signIn }) =>
        signIn?.email?.enabled === true && signIn.email.passwordRequired === true ? null : 'is off',
      () => ({ signIn: { email: { enabled: true, passwordRequired: true } } }),
    ),
    check(
      'Authentication: no other way in',
      ({ signIn }) => {
        const open = ['anonymous', 'phoneNumber'].filter((way) => signIn?.[way]?.enabled === true);
        return open.length === 0 ? null : `${open.join(' and ')} is on`;
      },
      () => ({ signIn: { anonymous: { enabled: false }, phoneNumber: { enabled: false } } }),
    ),
    check(
      'Authentication: password policy',
      ({ passwordPolicyConfig: policy }) => {
        const length = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0;
        if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return 'is not enforced';
        return length >= MIN_PASSWORD_LENGTH
          ? null
          : `asks for ${length} characters, not ${MIN_PASSWORD_LENGTH}`;
      },
      () => ({
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH } }],
        },
      }),
    ),
    check(
      'Authentication: addresses cannot be tried',
      ({ emailPrivacyConfig }) =>
        emailPrivacyConfig?.enableImprovedEmailPrivacy === true
          ? null
          : 'e-mail enumeration protection is off',
      () => ({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    ),
    check(
      'Authentication: second factor',
      ({ mfa }) => (hasTotp(mfa) ? null : 'TOTP is off'),
      () => ({
        mfa: {
          state: 'ENABLED',
          providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
        },
      }),
    ),
    check(
      'Authentication: authorised domains',
      ({ authorizedDomains = [] }, { origin }) => {
        if (authorizedDomains.some((domain) => LOCAL.has(domain))) return 'a local name is among them';
        return authorizedDomains.includes(hostOf(origin))
          ? null
          : `${hostOf(origin) || 'APP_ORIGIN'} is missing`;
      },
      ({ origin }, { authorizedDomains = [] }) => ({
        authorizedDomains: [
          ...new Set([...authorizedDomains.filter((domain) => !LOCAL.has(domain)), hostOf(origin)]),
        ],
      }),
    ),
  ],
};

const LOCAL = new Set(['localhost', '127.0.0.1']);
const hostOf = (origin) => (URL.canParse(origin) ? new URL(origin).hostname : '');

const hasTotp = (mfa) =>
  (mfa?.providerConfigs ?? []).some(
    ({ state, totpProviderConfig }) => state === 'ENABLED' && totpProviderConfig !== undefined,
  );

/** `wanted` is what the settings must say; the mask of the request names exactly these. */
function check(name, problem, wanted) {
  return {
    name,
    judge: (found, context) => (found === null ? NONE : problem(found, context)),
    mend: (context, found) => {
      if (found === null)
        return `open https://console.firebase.google.com/project/${context.project}/authentication and choose "Get started"`;
      const body = wanted(context, found);
      const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${context.project}/config`;
      return curlPatch(context.project, `${url}?updateMask=${Object.keys(leavesOf(body)).join(',')}`, body);
    },
  };
}

/** The paths of a body, two levels deep where it is settings of settings: a mask must not name more than is said. */
function leavesOf(body) {
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) =>
      key === 'signIn' ? Object.keys(value).map((way) => [`${key}.${way}`, true]) : [[key, true]],
    ),
  );
}

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

/** The same as in the forms: a client that skips the forms meets only this. */
const MIN_PASSWORD_LENGTH = 8;

/** What the project's own settings leave open, one line each. Asks the project, with application default credentials. */
export async function authSettingProblems(projectId) {
  const app = initializeApp({ projectId, credential: applicationDefault() }, 'auth-settings');
  try {
    return openSettings(await getAuth(app).projectConfigManager().getProjectConfig());
  } catch (error) {
    return [
      `Authentication settings of ${projectId} cannot be read: ${error.message} ` +
        'They need application default credentials (`gcloud auth application-default login`).',
    ];
  }
}

/** The same for settings that were read: `ProjectConfig` of the admin SDK. */
export function openSettings({ passwordPolicyConfig: policy, emailPrivacyConfig, multiFactorConfig }) {
  const isPolicyKept =
    policy?.enforcementState === 'ENFORCE' && (policy.constraints?.minLength ?? 0) >= MIN_PASSWORD_LENGTH;
  const hasTotp = (multiFactorConfig?.providerConfigs ?? []).some(
    ({ state, totpProviderConfig }) => state === 'ENABLED' && totpProviderConfig !== undefined,
  );
  return [
    ...(isPolicyKept
      ? []
      : [
          `Authentication: a password policy of at least ${MIN_PASSWORD_LENGTH} characters must be enforced.`,
        ]),
    ...(emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? []
      : ['Authentication: e-mail enumeration protection must be on.']),
    ...(hasTotp ? [] : ['Authentication: TOTP must be enabled as a second factor.']),
  ];
}

import { type Auth, type PasswordValidationStatus, validatePassword } from 'firebase/auth';
import type { PasswordLack } from '#session/account/account-service.ts';

/** What a password lacks by the project's policy; nothing where that cannot be asked. */
export async function askForLacks(auth: Auth, password: string): Promise<readonly PasswordLack[]> {
  try {
    return lacksIn(await validatePassword(auth, password));
  } catch {
    return [];
  }
}

/** A condition that the policy does not have is undefined, and lacks nothing. */
export function lacksIn(status: PasswordValidationStatus): readonly PasswordLack[] {
  const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const lacks: PasswordLack[] = [];
  if (status.meetsMinPasswordLength === false && minPasswordLength !== undefined)
    lacks.push({ at_least: minPasswordLength });
  if (status.meetsMaxPasswordLength === false && maxPasswordLength !== undefined)
    lacks.push({ at_most: maxPasswordLength });
  if (status.containsLowercaseLetter === false) lacks.push('lowercase');
  if (status.containsUppercaseLetter === false) lacks.push('uppercase');
  if (status.containsNumericCharacter === false) lacks.push('digit');
  if (status.containsNonAlphanumericCharacter === false) lacks.push('sign');
  return lacks;
}

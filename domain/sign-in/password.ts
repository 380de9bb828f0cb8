import { z } from '../z.ts';
import { lettersOf } from './letters-of.ts';

export type PasswordWeakness =
  'too_short' | 'too_long' | 'common' | 'like_email' | 'like_name' | 'like_firm' | 'unchecked';

/** What everybody who knows the person would try first. */
export type PasswordOwner = { email: string; full_name: string; firm_names: readonly string[] };

/**
 * At least 8 characters, spaces and 64 or more allowed; refused when it is easily guessed, or says little more than
 * e-mail, name or firm. The lists of guesses are large, so they are loaded here and not with the domain.
 */
export async function passwordWeakness(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordWeakness | null> {
  const plain = weaknessWithoutList(password, owner);
  if (plain !== null) return plain;
  try {
    const { isEasilyGuessed } = await import('./guessed-passwords.ts');
    return isEasilyGuessed(password) ? 'common' : null;
  } catch {
    // The list could not be fetched: nobody gets a password that was not checked against it.
    return 'unchecked';
  }
}

function weaknessWithoutList(password: string, owner: PasswordOwner): PasswordWeakness | null {
  if (password.length < 8) return 'too_short';
  // Firebase Auth's own ceiling.
  if (password.length > 4096) return 'too_long';
  const [mailbox = '', host = ''] = owner.email.split('@');
  if (saysLittleMore(password, [owner.email, mailbox, host.split('.')[0] ?? ''])) return 'like_email';
  if (saysLittleMore(password, [owner.full_name, ...owner.full_name.split(/\s+/)])) return 'like_name';
  return saysLittleMore(password, owner.firm_names) ? 'like_firm' : null;
}

/** Names shorter than this are in too many honest phrases. */
const SHORTEST_NAME = 4;
/** Letters that a password must have besides the name to be one of its own. */
const LETTERS_BESIDE = 5;

/** Digits and signs around a name do not count: a year is guessed at once. */
function saysLittleMore(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  return names.map(lettersOf).some((name) => {
    if (name.length < SHORTEST_NAME) return name !== '' && letters === name;
    return letters.includes(name) && letters.length - name.length < LETTERS_BESIDE;
  });
}

export const emailField = z.email().max(254);

import { z } from '../z.ts';
import { lettersOf } from './letters-of.ts';

export type PasswordWeakness =
  'too_short' | 'too_long' | 'common' | 'like_email' | 'like_name' | 'like_firm' | 'unchecked';

/** What everybody who knows the person would try first. */
export type PasswordOwner = { email: string; full_name: string; firm_names: readonly string[] };

/**
 * All that speaks against a password, none where it is good: at least 8 characters, spaces and 64 or more allowed, not
 * easily guessed, and more than e-mail, name or firm. The lists of guesses are large, so they are loaded here and not
 * with the domain.
 */
export async function passwordWeaknesses(
  password: string,
  owner: PasswordOwner,
): Promise<readonly PasswordWeakness[]> {
  const plain = weaknessesWithoutList(password, owner);
  if (plain.length > 0) return plain;
  try {
    const { isEasilyGuessed } = await import('./guessed-passwords.ts');
    return isEasilyGuessed(password) ? ['common'] : [];
  } catch {
    // The list could not be fetched: nobody gets a password that was not checked against it.
    return ['unchecked'];
  }
}

function weaknessesWithoutList(password: string, owner: PasswordOwner): readonly PasswordWeakness[] {
  const { email, full_name, firm_names } = owner;
  const [mailbox = '', host = ''] = email.split('@');
  const found = {
    too_short: password.length < SHORTEST_PASSWORD,
    // Firebase Auth's own ceiling.
    too_long: password.length > 4096,
    like_email: saysLittleMore(password, [email, mailbox, host.split('.')[0] ?? '']),
    like_name: saysLittleMore(password, [full_name, ...full_name.split(/\s+/)]),
    like_firm: saysLittleMore(password, firm_names),
  } satisfies Partial<Record<PasswordWeakness, boolean>>;
  return PLAIN_WEAKNESSES.filter((weakness) => found[weakness]);
}

const PLAIN_WEAKNESSES = ['too_short', 'too_long', 'like_email', 'like_name', 'like_firm'] as const;

/** Characters; what the project's own policy asks for at least (README, Authentication settings). */
const SHORTEST_PASSWORD = 8;
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

import { z } from '../z.ts';

/** Refused although long enough: the head of every public list of leaked passwords, plus the obvious ones here. */
const COMMON_PASSWORDS = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  '87654321',
  'password',
  'password1',
  'qwertyui',
  'qwerty123',
  'abcd1234',
  'abc12345',
  'iloveyou',
  'senha123',
  'senha1234',
  'senhasenha',
  'mudar123',
  'contabil',
  'contabilidade',
  'brasil123',
  'flamengo',
  'corinthians',
  'palmeiras',
  'saopaulo',
  'jesuscristo',
  'deusefiel',
]);

export type PasswordWeakness = 'too_short' | 'too_long' | 'common' | 'equals_email' | 'equals_firm';

/** At least 8 characters, spaces and 64 or more allowed; refused when common or equal to e-mail or firm. */
export function passwordWeakness(password: string, email: string, firmName: string): PasswordWeakness | null {
  const plain = password.trim().toLowerCase();
  const mail = email.trim().toLowerCase();
  if (password.length < 8) return 'too_short';
  // Firebase Auth's own ceiling.
  if (password.length > 4096) return 'too_long';
  if (COMMON_PASSWORDS.has(plain)) return 'common';
  if (plain !== '' && (plain === mail || plain === mail.split('@')[0])) return 'equals_email';
  if (plain.replace(/\s/g, '') === firmName.toLowerCase().replace(/\s/g, '')) return 'equals_firm';
  return null;
}

export const emailField = z.email().max(254);

import { listed, type PasswordWeakness } from '@portal/domain';
import type { PasswordLack } from '#session/account/account-service.ts';

const LIKE = {
  like_email: 'seu e-mail',
  like_name: 'seu nome',
  like_firm: 'o nome do escritório',
} as const;

const WEAK: Record<Exclude<PasswordWeakness, keyof typeof LIKE>, string> = {
  too_short: 'A senha precisa ter pelo menos 8 caracteres',
  too_long: 'A senha é longa demais',
  common: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  unchecked: 'Não foi possível conferir a senha. Verifique a conexão e tente de novo.',
};

/** Every reason against a password by our own check; null where there is none. */
export function weaknessText(weaknesses: readonly PasswordWeakness[]): string | null {
  const alike = weaknesses.filter(isLike).map((weakness) => LIKE[weakness]);
  const reasons = weaknesses.flatMap((weakness) => (isLike(weakness) ? [] : [WEAK[weakness]]));
  if (alike.length > 0) {
    const likeness = `não pode ser parecida com ${alike.join(' nem com ')}`;
    reasons.push(reasons.length === 0 ? `A senha ${likeness}` : likeness);
  }
  return reasons.length === 0 ? null : reasons.join(' e ');
}

const isLike = (weakness: PasswordWeakness): weakness is keyof typeof LIKE => weakness in LIKE;

const LACKS: Record<Extract<PasswordLack, string>, string> = {
  lowercase: 'uma letra minúscula',
  uppercase: 'uma letra maiúscula',
  digit: 'um número',
  sign: 'um sinal, como ! ou @',
};

/** Every reason that the identity provider has against a password. */
export function lackText(lacks: readonly PasswordLack[]): string {
  if (lacks.length === 0)
    return 'Esta senha é fácil de adivinhar. Escolha outra, com pelo menos 8 caracteres.';
  return `A senha precisa ter ${listed(lacks.map(nameOf))}.`;
}

function nameOf(lack: PasswordLack): string {
  if (typeof lack === 'string') return LACKS[lack];
  return 'at_least' in lack ? `pelo menos ${lack.at_least} caracteres` : `até ${lack.at_most} caracteres`;
}

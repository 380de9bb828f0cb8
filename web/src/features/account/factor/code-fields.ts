import { plainRecoveryCode, RECOVERY_LENGTH, z } from '@portal/domain';

/** What apps show between the numbers. */
export const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');

export const codeForm = z.object({
  code: z
    .string()
    .overwrite(digitsOf)
    .regex(/^\d{6}$/, 'Digite os 6 números que o aplicativo mostra'),
});

export const recoveryCodeForm = z.object({
  code: z
    .string()
    .refine(
      (typed) => plainRecoveryCode(typed).length === RECOVERY_LENGTH,
      `O código de recuperação tem ${RECOVERY_LENGTH} letras e números`,
    ),
});

import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { accountErrorText } from '../account-error-labels.ts';
import { newPasswordForm } from '../account-fields.ts';
import { AccountForm, Lead } from '../form-layout.tsx';
import { isWeakPassword, settle, toastFailure } from '../report-failure.ts';

type NewPasswordFormProps = {
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
};

export function NewPasswordForm({ code, email, onDone }: NewPasswordFormProps) {
  const load = useAccountService();
  const resolver = useMemo(() => formResolver(newPasswordForm({ email })), [email]);
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const result = await settle(async () => (await load()).resetPassword(code, password));
    if (result.ok) return onDone();
    toastFailure('Erro', result.reason);
    if (isWeakPassword(result.reason))
      form.setError('password', { message: accountErrorText(result.reason) }, { shouldFocus: true });
  });

  return (
    <>
      <Lead>Escolha a senha nova de {email}.</Lead>
      <AccountForm onSubmit={(event) => void submit(event)} aria-label="Redefinir senha" mt="6">
        {/* Password managers file the new password under this address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          help="Pelo menos 8 caracteres. Uma frase inteira também serve."
          aria-required
          error={errors.password?.message}
          {...checkOnBlur(form, 'password')}
        />
        <Button type="submit" isBusy={isSubmitting} busyText="Salvando...">
          Salvar senha nova
        </Button>
      </AccountForm>
    </>
  );
}

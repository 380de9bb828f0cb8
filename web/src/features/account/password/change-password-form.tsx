import { chakra } from '@chakra-ui/react';
import type { AppUser } from '@portal/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { accountErrorText } from '../account-error-labels.ts';
import { changePasswordForm } from '../account-fields.ts';
import { CodeField } from '../factor/code-field.tsx';
import { digitsOf } from '../factor/code-fields.ts';
import { AccountForm, Help } from '../form-layout.tsx';
import { isWeakPassword, settle, toastDone, toastFailure } from '../report-failure.ts';

const NEEDS_CONNECTION = 'Trocar a senha precisa de conexão.';

/** Who holds the phone may not be whose account it is: the password of now is asked first. */
export function ChangePasswordForm({ email, full_name }: Pick<AppUser, 'email' | 'full_name'>) {
  const load = useAccountService();
  const isOnline = useIsOnline();
  const resolver = useMemo(() => formResolver(changePasswordForm({ email, full_name })), [email, full_name]);
  const form = useForm({ resolver, defaultValues: { current: '', password: '', code: '' } });
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ current, password, code }) => {
    const proof = needsCode ? digitsOf(code) : undefined;
    const result = await settle(async () => (await load()).changePassword(current, password, proof));
    if (result.ok) {
      form.reset();
      setNeedsCode(false);
      return toastDone('Senha alterada com sucesso!');
    }
    if (result.reason === 'code_needed') return setNeedsCode(true);
    const message = accountErrorText(result.reason);
    if (result.reason === 'wrong_code') form.setError('code', { message }, { shouldFocus: true });
    else if (result.reason === 'wrong_current_password')
      form.setError('current', { message }, { shouldFocus: true });
    else toastFailure('Erro ao alterar senha', result.reason);
    if (isWeakPassword(result.reason)) form.setError('password', { message }, { shouldFocus: true });
  });

  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Alterar senha" maxWidth="dialog">
      {/* Password managers file the new password under this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Grid>
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          aria-required
          readOnly={!isOnline}
          error={errors.current?.message}
          {...checkOnBlur(form, 'current')}
        />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          help="Pelo menos 8 caracteres. Uma frase inteira também serve."
          aria-required
          readOnly={!isOnline}
          error={errors.password?.message}
          {...checkOnBlur(form, 'password')}
        />
        {needsCode && (
          <CodeField
            help="Abra o aplicativo autenticador no celular."
            autoFocus
            readOnly={!isOnline}
            error={errors.code?.message}
            {...form.register('code')}
          />
        )}
      </Grid>
      <Footer>
        <Button
          type="submit"
          variant="outline"
          isBusy={isSubmitting}
          busyText="Salvando..."
          disabled={!isOnline}
        >
          Alterar senha
        </Button>
        {!isOnline && <Help role="status">{NEEDS_CONNECTION}</Help>}
      </Footer>
    </AccountForm>
  );
}

const Grid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
});
const Footer = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', mt: '1' },
});

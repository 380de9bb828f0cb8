import { useForm } from 'react-hook-form';
import { useAccountService } from '#session/account/account-service.ts';
import { openLines } from '#session/way-in/open-lines.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { signInForm } from '../account-fields.ts';
import { AccountForm, LinkButton } from '../form-layout.tsx';
import { toastDone, toastFailure } from '../report-failure.ts';
import { askToEnter } from './ask-to-enter.ts';
import { EnterButton } from './entering.tsx';

type SignInFormProps = {
  readonly email: string;
  readonly isFixed?: boolean;
  readonly onEmail: (email: string) => void;
  readonly onForgot: () => void;
  /** The password is right, and a code is asked for; it stays in memory for the way past a lost factor. */
  readonly onCode: (credentials: { email: string; password: string }) => void;
};

export function SignInForm({ email, isFixed, onEmail, onForgot, onCode }: SignInFormProps) {
  const load = useAccountService();
  const form = useForm({ resolver: formResolver(signInForm), defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const result = await askToEnter(async () => (await load()).signIn(values.email, values.password));
    if (!result.ok && result.reason === 'code_needed') return onCode(values);
    if (!result.ok) return toastFailure('Erro no Login', result.reason);
    toastDone('Login realizado com sucesso!', 'Redirecionando...');
  });

  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Login">
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        readOnly={isFixed}
        aria-required
        error={errors.email?.message}
        {...checkOnBlur(form, 'email')}
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        onFocus={openLines}
        {...form.register('password')}
      />
      <EnterButton isSubmitting={isSubmitting} />
      <LinkButton type="button" onClick={onForgot}>
        Esqueci minha senha
      </LinkButton>
    </AccountForm>
  );
}

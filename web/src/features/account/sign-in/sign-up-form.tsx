import type { OpenedInvitation, RequestableRole } from '@portal/domain';
import { useForm } from 'react-hook-form';
import { useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { accountErrorText } from '../account-error-labels.ts';
import { signUpForm } from '../account-fields.ts';
import { AccountForm, Help } from '../form-layout.tsx';
import { LEGAL_PAGES } from '../texts/legal-pages.ts';
import { isWeakPassword, settle, toastDone, toastFailure } from '../report-failure.ts';
import { roleOptions } from './role-options.ts';
import { dropSignUpDraft, keepSignUpDraft } from './sign-up-draft.ts';

/** Whom a link invited: the address is theirs, and stays. */
export type InvitedPerson = Pick<OpenedInvitation, 'email' | 'role' | 'has_account'>;

type SignUpFormProps = {
  readonly email: string;
  /** By a link: address and role are settled. */
  readonly invited?: InvitedPerson | undefined;
  readonly onEmail: (email: string) => void;
  /** True from the first press until it failed or the account has its row. */
  readonly onUnderWay: (isUnderWay: boolean) => void;
};

export function SignUpForm({ email, invited, onEmail, onUnderWay }: SignUpFormProps) {
  const load = useAccountService();
  const empty = { full_name: '', email: '', password: '', requested_role: askedRole(invited) };
  const form = useForm({ resolver: formResolver(signUpForm), defaultValues: { ...empty, email } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    onUnderWay(true);
    keepSignUpDraft(values);
    const result = await settle(async () => (await load()).signUp(values));
    if (!result.ok) {
      onUnderWay(false);
      toastFailure('Erro no Cadastro', result.reason);
      if (isWeakPassword(result.reason))
        form.setError('password', { message: accountErrorText(result.reason) }, { shouldFocus: true });
      return;
    }
    dropSignUpDraft();
    form.reset(empty);
    onEmail(invited?.email ?? '');
    toastDone(
      'Cadastro realizado!',
      invited === undefined
        ? 'Aguarde a aprovação do administrador para acessar o sistema.'
        : 'Falta confirmar o seu e-mail.',
    );
  });

  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Cadastro">
      <TextField
        label="Nome completo"
        autoComplete="name"
        placeholder="Como está no documento"
        aria-required
        error={errors.full_name?.message}
        {...checkOnBlur(form, 'full_name')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        readOnly={invited !== undefined}
        aria-required
        error={errors.email?.message}
        {...checkOnBlur(form, 'email')}
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      <PasswordField
        label="Senha"
        autoComplete="new-password"
        help="Pelo menos 8 caracteres. Uma frase inteira também serve."
        aria-required
        error={errors.password?.message}
        {...checkOnBlur(form, 'password')}
      />
      {invited === undefined && (
        <RadioCards label="Eu sou" options={roleOptions} {...form.register('requested_role')} />
      )}
      <Button type="submit" isBusy={isSubmitting} busyText="Criando conta...">
        Criar conta
      </Button>
      <Help>
        Ao criar a conta você aceita os <a href={LEGAL_PAGES.terms.path}>Termos de Uso</a> e a{' '}
        <a href={LEGAL_PAGES.privacy.path}>Política de Privacidade</a>.
      </Help>
      <Help>
        {invited === undefined
          ? 'Um administrador confirma a conta antes do primeiro acesso.'
          : 'Enviamos um e-mail para confirmar o endereço; com ele confirmado, o acesso abre na hora.'}
      </Help>
    </AccountForm>
  );
}

/** Grants nothing: what an invited person gets is in the invitation. Nobody asks to be a supervisor. */
function askedRole(invited: InvitedPerson | undefined): RequestableRole {
  if (invited === undefined || invited.role === 'supervisor') return 'accountant';
  return invited.role;
}

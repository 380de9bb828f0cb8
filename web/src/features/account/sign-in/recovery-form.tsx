import { useForm } from 'react-hook-form';
import { useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { recoveryForm } from '../account-fields.ts';
import { AccountForm, LinkButton } from '../form-layout.tsx';
import { settle, toastDone, toastFailure } from '../report-failure.ts';

type RecoveryFormProps = {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
};

export function RecoveryForm({ email, onEmail, onBack }: RecoveryFormProps) {
  const load = useAccountService();
  const form = useForm({ resolver: formResolver(recoveryForm), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const result = await settle(async () => (await load()).requestPasswordReset(values.email));
    if (!result.ok) return toastFailure('Erro', result.reason);
    // The same words for every address: who has an account here is nobody's business.
    toastDone('Email enviado!', 'Verifique sua caixa de entrada para redefinir a senha.');
    onBack();
  });

  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Recuperar senha" mt="6">
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        aria-required
        error={errors.email?.message}
        {...checkOnBlur(form, 'email')}
        onInput={(event) => onEmail(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={isSubmitting} busyText="Enviando...">
        Enviar link de recuperação
      </Button>
      <LinkButton type="button" onClick={onBack}>
        Voltar ao Login
      </LinkButton>
    </AccountForm>
  );
}

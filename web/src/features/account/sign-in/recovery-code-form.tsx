import { useForm } from 'react-hook-form';
import { useAccountService } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { accountErrorText } from '../account-error-labels.ts';
import { recoveryCodeForm } from '../factor/code-fields.ts';
import { AccountForm, LinkButton } from '../form-layout.tsx';
import { settle, toastFailure } from '../report-failure.ts';

type RecoveryCodeFormProps = {
  readonly email: string;
  /** The password was right a moment ago. */
  readonly password: string;
  readonly onBack: () => void;
};

/** Takes the lost factor off and signs in with the password alone. */
export function RecoveryCodeForm({ email, password, onBack }: RecoveryCodeFormProps) {
  const load = useAccountService();
  const form = useForm({ resolver: formResolver(recoveryCodeForm), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    const redeemed = await settle(async () => (await load()).redeemRecoveryCode({ email, code }));
    if (!redeemed.ok) {
      const { reason } = redeemed;
      const refusal = refusalOf(reason);
      const isWrong = refusal === 'wrong_code' || refusal === 'invalid_input';
      if (!isWrong) return toastFailure('Erro no Login', reason);
      const message = accountErrorText({ refusal: 'wrong_code' });
      return form.setError('code', { message }, { shouldFocus: true });
    }
    toast({
      kind: 'success',
      title: 'Código aceito',
      description: 'O segundo fator foi retirado e as outras sessões terminaram.',
    });
    const entered = await settle(async () => (await load()).signIn(email, password));
    if (entered.ok) return;
    toastFailure('Erro no Login', entered.reason);
    onBack();
  });

  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Código de recuperação" mt="6">
      <TextField
        label="Código de recuperação"
        help="Um dos 10 que você guardou. Cada um vale uma vez."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        aria-required
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" isBusy={isSubmitting} busyText="Conferindo...">
        Usar código
      </Button>
      <LinkButton type="button" onClick={onBack}>
        Voltar ao Login
      </LinkButton>
    </AccountForm>
  );
}

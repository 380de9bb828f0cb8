import { useForm } from 'react-hook-form';
import { useAccountService } from '#session/account/account-service.ts';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { accountErrorText } from '../account-error-labels.ts';
import { CodeField } from '../factor/code-field.tsx';
import { codeForm } from '../factor/code-fields.ts';
import { AccountForm, LinkButton } from '../form-layout.tsx';
import { toastDone, toastFailure } from '../report-failure.ts';
import { askToEnter } from './ask-to-enter.ts';
import { EnterButton } from './entering.tsx';

type CodeFormProps = {
  readonly onRecovery: () => void;
  readonly onBack: () => void;
};

/** The second half of a sign-in. */
export function CodeForm({ onRecovery, onBack }: CodeFormProps) {
  const load = useAccountService();
  const form = useForm({ resolver: formResolver(codeForm), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    const result = await askToEnter(async () => (await load()).confirmCode(code));
    if (result.ok) return toastDone('Login realizado com sucesso!', 'Redirecionando...');
    if (result.reason === 'wrong_code')
      return form.setError('code', { message: accountErrorText('wrong_code') }, { shouldFocus: true });
    toastFailure('Erro no Login', result.reason);
    if (result.reason === 'code_too_late') onBack();
  });

  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Código de acesso" mt="6">
      <CodeField autoFocus error={errors.code?.message} {...form.register('code')} />
      <EnterButton isSubmitting={isSubmitting} />
      <LinkButton type="button" onClick={onRecovery}>
        Usar um código de recuperação
      </LinkButton>
      <LinkButton type="button" onClick={onBack}>
        Voltar ao Login
      </LinkButton>
    </AccountForm>
  );
}

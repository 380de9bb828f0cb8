import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type Identity, useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { finishForm } from '../account-fields.ts';
import { AuthFrame } from './auth-frame.tsx';
import { AccountForm, Lead, LinkButton, Title } from '../form-layout.tsx';
import { settle, toastDone, toastFailure } from '../report-failure.ts';
import { roleOptions } from './role-options.ts';
import { dropSignUpDraft, readSignUpDraft } from './sign-up-draft.ts';

type FinishSignUpScreenProps = {
  readonly identity: Identity;
  readonly onSignOut: () => void;
};

/** A sign-up that broke off between the identity and its row: finished at once where the answers are known. */
export function FinishSignUpScreen({ identity, onSignOut }: FinishSignUpScreenProps) {
  const load = useAccountService();
  const draft = readSignUpDraft(identity.email);
  const form = useForm({
    resolver: formResolver(finishForm),
    defaultValues: {
      full_name: draft?.full_name ?? '',
      requested_role: draft?.requested_role ?? ('accountant' as const),
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const result = await settle(async () => (await load()).completeSignUp(values));
    if (!result.ok) return toastFailure('Erro no Cadastro', result.reason);
    dropSignUpDraft();
    toastDone('Cadastro realizado!', 'Aguarde a aprovação do administrador para acessar o sistema.');
  });

  const hasTried = useRef(false);
  useEffect(() => {
    if (draft === null || hasTried.current) return;
    hasTried.current = true;
    void submit();
  });

  return (
    <AuthFrame>
      <Title>Falta um passo</Title>
      <Lead>O cadastro de {identity.email} parou no meio. Confirme seus dados para enviá-lo.</Lead>
      <AccountForm onSubmit={(event) => void submit(event)} aria-label="Cadastro" mt="6">
        <TextField
          label="Nome completo"
          autoComplete="name"
          placeholder="Como está no documento"
          aria-required
          error={errors.full_name?.message}
          {...checkOnBlur(form, 'full_name')}
        />
        <RadioCards label="Eu sou" options={roleOptions} {...form.register('requested_role')} />
        <Button type="submit" isBusy={isSubmitting} busyText="Enviando...">
          Concluir cadastro
        </Button>
        <LinkButton type="button" onClick={onSignOut}>
          Sair
        </LinkButton>
      </AccountForm>
    </AuthFrame>
  );
}

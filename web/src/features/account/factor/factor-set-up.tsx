import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useIsOnline } from '#data/live/use-is-online.ts';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { accountErrorText } from '../account-error-labels.ts';
import { CodeField } from './code-field.tsx';
import { codeForm } from './code-fields.ts';
import { FactorKey } from './factor-key.tsx';
import { AccountForm, Help } from '../form-layout.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { toastFailure } from '../report-failure.ts';
import { useFactorSetUp } from './use-factor-set-up.ts';

/** Three steps: the key, a code of the app, the recovery codes. */
export function FactorSetUp({ onDone }: { readonly onDone: () => void }) {
  const isOnline = useIsOnline();
  const { setUp, confirm, makeCodes, restart, leave, signInAgain } = useFactorSetUp(isOnline);
  const offline = <Note role="status">Configurar o segundo fator precisa de conexão.</Note>;
  switch (setUp.step) {
    case 'loading':
      return isOnline ? <SkeletonRows rows={3} /> : offline;
    case 'failed':
      return <Failure reason={setUp.reason} onRetry={restart} onSignIn={() => void signInAgain()} />;
    case 'key':
      return (
        <Steps>
          <Step number={1} title="Leia o código com o aplicativo autenticador">
            <Help>Serve o Google Authenticator, o Microsoft Authenticator ou outro.</Help>
            <FactorKey factor={setUp.factor} />
          </Step>
          <Step number={2} title="Digite os 6 números do aplicativo">
            <ConfirmForm isOnline={isOnline} onConfirm={confirm} onRestart={restart} />
            {!isOnline && offline}
          </Step>
        </Steps>
      );
    case 'making':
      return <SkeletonRows rows={5} />;
    case 'unmade':
      return (
        <Note
          kind="attention"
          role="alert"
          action={
            <Button variant="outline" onClick={() => void makeCodes()}>
              Tentar novamente
            </Button>
          }
        >
          O segundo fator está ligado, e os códigos de recuperação ainda não foram criados.{' '}
          {accountErrorText(setUp.reason)}
        </Note>
      );
    case 'codes':
      return (
        <Steps>
          <Step number={3} title="Guarde os códigos de recuperação">
            <RecoveryCodes
              codes={setUp.codes}
              doneLabel="Concluir"
              onDone={() => void leave().then(onDone)}
            />
          </Step>
        </Steps>
      );
  }
}

type FailureProps = {
  readonly reason: AccountErrorKind;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
};

function Failure({ reason, onRetry, onSignIn }: FailureProps) {
  if (reason === 'sign_in_needed')
    return (
      <Note role="status" action={<Button onClick={onSignIn}>Entrar de novo</Button>}>
        Por segurança, entre de novo para continuar. O que está guardado neste aparelho continua aqui.
      </Note>
    );
  return (
    <Note
      kind="attention"
      role="alert"
      action={
        <Button variant="outline" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {accountErrorText(reason)}
    </Note>
  );
}

type ConfirmFormProps = {
  readonly isOnline: boolean;
  readonly onConfirm: (code: string) => Promise<AccountErrorKind | null>;
  readonly onRestart: () => void;
};

function ConfirmForm({ isOnline, onConfirm, onRestart }: ConfirmFormProps) {
  const form = useForm({ resolver: formResolver(codeForm), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    const reason = await onConfirm(code);
    if (reason === null) return;
    if (reason === 'wrong_code')
      return form.setError('code', { message: accountErrorText(reason) }, { shouldFocus: true });
    toastFailure('Erro ao ligar o segundo fator', reason);
    if (reason === 'code_too_late') onRestart();
  });
  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Conferir o código" mt="2.5">
      <CodeField error={errors.code?.message} {...form.register('code')} />
      <Button type="submit" isBusy={isSubmitting} busyText="Conferindo..." disabled={!isOnline}>
        Conferir
      </Button>
    </AccountForm>
  );
}

const Steps = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '5' } });

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
};

function Step({ number, title, children }: StepProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="28px minmax(0, 1fr)" gap="3">
      <Number aria-hidden>{number}</Number>
      <chakra.div minWidth="0">
        <chakra.h3 fontWeight="semibold" mb="1">
          {title}
        </chakra.h3>
        {children}
      </chakra.div>
    </chakra.li>
  );
}

const Number = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '28px',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
  },
});

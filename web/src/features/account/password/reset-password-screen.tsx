import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type AccountErrorKind, useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { accountErrorText } from '../account-error-labels.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { Lead, Title } from '../form-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { settle, toastDone } from '../report-failure.ts';

type CodeState =
  { kind: 'checking' } | { kind: 'valid'; email: string } | { kind: 'refused'; reason: AccountErrorKind };

/** The target of the recovery e-mail: `/reset-password?oobCode=…`. */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const state = useCheckedCode(code, attempt);

  const finish = () => {
    toastDone('Senha alterada!', 'Entre com a senha nova.');
    void navigate(paths.auth, { replace: true });
  };

  return (
    <AuthFrame>
      <Title>Redefinir senha</Title>
      {state.kind === 'checking' && (
        <chakra.div mt="6">
          <Spinner label="Conferindo o link..." />
        </chakra.div>
      )}
      {state.kind === 'valid' && <NewPasswordForm code={code} email={state.email} onDone={finish} />}
      {state.kind === 'refused' && (
        <RefusedCode reason={state.reason} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </AuthFrame>
  );
}

function useCheckedCode(code: string, attempt: number): CodeState {
  const load = useAccountService();
  const [checked, setChecked] = useState<{ key: string; state: CodeState } | null>(null);
  const key = `${attempt} ${code}`;
  useEffect(() => {
    if (code === '') return undefined;
    let isCurrent = true;
    const show = (state: CodeState) => {
      if (isCurrent) setChecked({ key, state });
    };
    void settle(async () => (await load()).checkResetCode(code)).then((result) =>
      show(
        result.ok ? { kind: 'valid', email: result.value.email } : { kind: 'refused', reason: result.reason },
      ),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, code, key]);
  if (code === '') return { kind: 'refused', reason: 'used_code' };
  return checked?.key === key ? checked.state : { kind: 'checking' };
}

type RefusedCodeProps = {
  readonly reason: AccountErrorKind;
  readonly onRetry: () => void;
};

function RefusedCode({ reason, onRetry }: RefusedCodeProps) {
  const isTransient = reason === 'offline' || reason === 'unknown' || reason === 'too_many_attempts';
  const isUsedUp = reason === 'used_code' || reason === 'expired_code';
  return (
    <>
      <Lead role="alert">
        {reason === 'offline'
          ? 'Sem conexão com a internet. O link continua valendo: tente de novo quando a conexão voltar.'
          : accountErrorText(reason)}
        {isUsedUp && ' Peça outro em ‘Esqueci minha senha’.'}
      </Lead>
      <chakra.div mt="6" display="flex" flexWrap="wrap" gap="3">
        {isTransient && <Button onClick={onRetry}>Tentar novamente</Button>}
        <Button variant={isTransient ? 'outline' : 'solid'} asChild>
          <Link to={paths.auth}>Voltar ao Login</Link>
        </Button>
      </chakra.div>
    </>
  );
}

import { type FormEvent, useState } from 'react';
import { useOwnTitle } from '#app/frame/use-document-title.ts';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { accountErrorText } from '#features/account/account-error-labels.ts';
import { AccountForm, Lead } from '#features/account/form-layout.tsx';
import { settle } from '#features/account/report-failure.ts';
import { StatusFrame } from '#features/account/closed/status-frame.tsx';
import { useAccountService } from '#session/account/account-service.ts';
import { hasPasswordProof, isProvenPassword } from '#session/account/password-proof.ts';
import { useActiveAccount, useSession, useSessionActions } from '#session/session-context.ts';
import { thisDevice } from '#session/device/this-device.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';

const TITLE = 'Bloqueado por inatividade';
const WRONG = 'A senha não está certa.';
const UNHEARD = { ok: false, reason: 'offline' } as const;

/** Says nothing of who is signed in or of what is behind it. */
export function LockScreen({ onUnlock }: { readonly onUnlock: () => void }) {
  const { signOut } = useSessionActions();
  const isOnline = useIsOnline();
  useOwnTitle(TITLE);
  const { error, isBusy, canCheckHere, check } = usePasswordCheck(isOnline, onUnlock);
  const needsConnection = !isOnline && !canCheckHere;
  return (
    <StatusFrame
      drawing={<TileDrawing name="horizon" />}
      title={TITLE}
      actions={
        <Button variant="ghost" onClick={signOut}>
          Sair desta conta
        </Button>
      }
    >
      <Lead>
        A tela ficou um tempo sem uso. Os dados estão escondidos; o que você escreveu continua aqui, e o que
        falta enviar segue sendo enviado.
      </Lead>
      <AccountForm onSubmit={(event) => void check(event)} aria-label="Desbloquear" mt="6">
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          autoFocus
          aria-required
          error={error ?? undefined}
        />
        {needsConnection && (
          <Note role="status">
            Desbloquear precisa de conexão, porque quem confere a senha é o servidor. Nada se perde enquanto
            isso.
          </Note>
        )}
        <Button type="submit" disabled={needsConnection} isBusy={isBusy} busyText="Conferindo...">
          Desbloquear
        </Button>
      </AccountForm>
    </StatusFrame>
  );
}

/** The server's word where it can be heard, else what this device remembers of the password. */
function usePasswordCheck(isOnline: boolean, onUnlock: () => void) {
  const load = useAccountService();
  const { uid } = useActiveAccount();
  const session = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [canCheckHere, setCanCheckHere] = useState(() => hasPasswordProof(uid));
  const email = session.kind === 'active' ? (session.user?.email ?? null) : null;

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '') return setError('Informe a senha.');
    setIsBusy(true);
    const result = isOnline
      ? await settle(async () => (await load()).confirmPassword(email, password))
      : UNHEARD;
    const isUnheard = !result.ok && result.reason === 'offline';
    const isRight = result.ok || (isUnheard && (await isProvenPassword(uid, password)));
    setIsBusy(false);
    setCanCheckHere(hasPasswordProof(uid));
    if (isRight) {
      // The password begins a session of a new second: the list of devices is to know that one.
      if (result.ok) void settle(async () => (await load()).registerDevice(thisDevice()));
      onUnlock();
    } else if (isUnheard && canCheckHere) setError(WRONG);
    else if (!result.ok)
      setError(result.reason === 'wrong_current_password' ? WRONG : accountErrorText(result.reason));
  };
  return { error, isBusy, canCheckHere, check };
}

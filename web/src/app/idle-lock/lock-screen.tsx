import { type FormEvent, useState } from 'react';
import { useIsOnline } from '#data/use-is-online.ts';
import { accountErrorText } from '#features/account/account-error-labels.ts';
import { AccountForm, Lead } from '#features/account/form-layout.tsx';
import { settle } from '#features/account/report-failure.ts';
import { StatusFrame } from '#features/account/status-frame.tsx';
import { useSession, useSessionActions } from '#session/session-context.ts';
import { thisDevice } from '#session/this-device.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { Note } from '#ui/note.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { loadAccountService } from '../load-account-service.ts';
import { useOwnTitle } from '../use-document-title.ts';

const TITLE = 'Bloqueado por inatividade';

/** Says nothing of who is signed in or of what is behind it. */
export function LockScreen({ onUnlock }: { readonly onUnlock: () => void }) {
  const { signOut } = useSessionActions();
  const isOnline = useIsOnline();
  useOwnTitle(TITLE);
  const { error, isBusy, check } = usePasswordCheck(onUnlock);
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
        {!isOnline && (
          <Note role="status">
            Desbloquear precisa de conexão, porque quem confere a senha é o servidor. Nada se perde enquanto
            isso.
          </Note>
        )}
        <Button type="submit" disabled={!isOnline} isBusy={isBusy} busyText="Conferindo...">
          Desbloquear
        </Button>
      </AccountForm>
    </StatusFrame>
  );
}

function usePasswordCheck(onUnlock: () => void) {
  const session = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const email = session.kind === 'active' ? (session.user?.email ?? null) : null;
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '') return setError('Informe a senha.');
    setIsBusy(true);
    const result = await settle(async () => (await loadAccountService()).confirmPassword(email, password));
    setIsBusy(false);
    if (!result.ok) {
      const isWrong = result.reason === 'wrong_current_password';
      return setError(isWrong ? 'A senha não está certa.' : accountErrorText(result.reason));
    }
    // The password begins a session of a new second: the list of devices is to know that one.
    void settle(async () => (await loadAccountService()).registerDevice(thisDevice()));
    onUnlock();
  };
  return { error, isBusy, check };
}

import { chakra } from '@chakra-ui/react';
import type { OpenedInvitation } from '@portal/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#config/paths.ts';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Lead } from '../form-layout.tsx';
import { HorizonDrawing } from '../closed/horizon-drawing.tsx';
import { endText, invitedTo, type Told, tryText } from './invitation-words.ts';
import { ResendVerification } from '../resend-verification.tsx';
import { StatusFrame } from '../closed/status-frame.tsx';
import type { Acceptance } from './use-invitation.ts';

/** A link that leads nowhere any more, and the way on. */
export function InvitationOver({ told: { title, text } }: { readonly told: Told }) {
  return (
    <StatusFrame
      drawing={<TileDrawing name="broken" />}
      title={title}
      actions={
        <Button asChild variant="outline">
          <a href={paths.auth}>Ir para a entrada</a>
        </Button>
      }
    >
      <Lead>{text}</Lead>
    </StatusFrame>
  );
}

type UnopenedProps = { readonly reason: AccountErrorKind; readonly onRetry: () => void };

/** The link may be good: the server has not said. */
export function InvitationUnopened({ reason, onRetry }: UnopenedProps) {
  const end = endText(reason);
  if (end !== null) return <InvitationOver told={end} />;
  return (
    <StatusFrame
      drawing={<TileDrawing name="broken" />}
      title="Não deu para abrir o convite"
      actions={<Button onClick={onRetry}>Tentar novamente</Button>}
    >
      <Lead>{tryText(reason)} O convite continua valendo.</Lead>
    </StatusFrame>
  );
}

type AcceptProps = {
  readonly opened: OpenedInvitation;
  /** Who is signed in here. */
  readonly email: string | null;
  readonly state: Acceptance;
  readonly onAccept: () => void;
  readonly onSignOut: () => void;
};

/** Somebody who is in already: they say yes. */
export function AcceptInvitation({ opened, email, state, onAccept, onSignOut }: AcceptProps) {
  const end = state.kind === 'refused' ? endText(state.reason) : null;
  if (end !== null) return <InvitationOver told={end} />;
  const isOther =
    (email !== null && email.toLowerCase() !== opened.email) ||
    (state.kind === 'refused' && refusalOf(state.reason) === 'other_address');
  return (
    <StatusFrame
      drawing={<HorizonDrawing />}
      title="Convite"
      actions={
        <>
          {!isOther && (
            <Button isBusy={state.kind === 'busy'} busyText="Aceitando..." onClick={onAccept}>
              Aceitar convite
            </Button>
          )}
          <Button variant="outline" onClick={onSignOut}>
            Sair desta conta
          </Button>
        </>
      }
    >
      <InvitedTo opened={opened} />
      {isOther ? (
        <Said>
          Este convite é para {opened.email}
          {email === null ? '' : `, e você entrou com ${email}`}. Saia e abra o link de novo para entrar com o
          endereço convidado.
        </Said>
      ) : (
        state.kind === 'refused' && <Said>{tryText(state.reason)}</Said>
      )}
    </StatusFrame>
  );
}

type ConfirmProps = AcceptProps & {
  readonly user: { auth_uid: string; email: string; email_verified: boolean };
};

/** Between the sign-up and the portal: the address is to be confirmed. Accepted by itself as soon as it is. */
export function ConfirmInvitation({ user, ...props }: ConfirmProps) {
  const { state, onAccept, onSignOut } = props;
  useAcceptWhenConfirmed(user.email_verified, onAccept);
  const isWaiting = state.kind !== 'refused' || refusalOf(state.reason) === 'email_not_verified';
  if (!isWaiting) return <AcceptInvitation {...props} />;
  return (
    <StatusFrame
      drawing={<HorizonDrawing />}
      title="Confirme o seu e-mail"
      actions={
        <>
          <Button isBusy={state.kind === 'busy'} busyText="Verificando..." onClick={onAccept}>
            Já confirmei
          </Button>
          <Button variant="outline" onClick={onSignOut}>
            Sair
          </Button>
        </>
      }
    >
      <InvitedTo opened={props.opened} />
      <Said>
        Enviamos um link para{' '}
        <chakra.b color="fg" fontWeight="semibold" overflowWrap="anywhere">
          {user.email}
        </chakra.b>
        . Abra o e-mail, siga o link e volte aqui: o acesso abre na hora.
      </Said>
      <ResendVerification userId={user.auth_uid} />
    </StatusFrame>
  );
}

/** At first, whenever the row says that the address is confirmed, and when somebody comes back from their e-mail. */
function useAcceptWhenConfirmed(isConfirmed: boolean, onAccept: () => void): void {
  const accept = useRef(onAccept);
  useEffect(() => {
    accept.current = onAccept;
  });
  useEffect(() => {
    if (isConfirmed) accept.current();
  }, [isConfirmed]);
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') accept.current();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
}

function InvitedTo({ opened }: { readonly opened: OpenedInvitation }): ReactNode {
  return (
    <Lead>
      Você foi convidado para{' '}
      <chakra.b color="fg" fontWeight="semibold" overflowWrap="anywhere">
        {invitedTo(opened)}
      </chakra.b>
      .
    </Lead>
  );
}

function Said({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div mt="5">
      <Note role="status">{children}</Note>
    </chakra.div>
  );
}

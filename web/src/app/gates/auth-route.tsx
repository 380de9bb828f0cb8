import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '#features/account/auth-screen.tsx';
import { Handovers } from '#features/account/handovers.tsx';
import { useVerifyEmail } from '#features/account/use-verify-email.ts';
import { innerPath } from '#session/inner-path.ts';
import { useSession, useSessionActions } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { AccountGate } from './account-gate.tsx';
import { AuthWaiting } from './auth-waiting.tsx';

/** Sign-in for a person who is out; one who is in goes to the role's home. */
export function AuthRoute() {
  const session = useSession();
  const { signOut } = useSessionActions();
  const [query] = useSearchParams();
  useVerifyEmail();
  const [isSignUpUnderWay, setSignUpUnderWay] = useState(false);
  const wasOut = useWasOut(session.kind === 'signed_out');
  const screen = (notice?: ReactNode) => (
    <AuthScreen
      notice={notice}
      handovers={<Handovers occasion={session.kind} />}
      onSignUpUnderWay={setSignUpUnderWay}
    />
  );
  switch (session.kind) {
    case 'loading':
      // A sign-up goes on in its form.
      return isSignUpUnderWay ? screen() : <AuthWaiting hasEntered={wasOut} />;
    case 'signed_out':
      return screen();
    case 'incomplete':
      // Between the identity and its row a sign-up looks interrupted; the form is still on it.
      return isSignUpUnderWay ? screen() : <AccountGate session={session} />;
    case 'pending':
    case 'blocked':
    case 'hidden':
    case 'unreachable':
    case 'factor_missing':
      return <AccountGate session={session} />;
    case 'refused':
      return screen(
        <Note
          action={
            <Button variant="outline" onClick={signOut}>
              Sair desta conta
            </Button>
          }
        >
          Entre de novo para enviar e receber. O que está guardado neste aparelho continua aqui.
        </Note>,
      );
    case 'active':
      if (session.needs_sign_in)
        return screen(<Note>Entre de novo. O que está guardado neste aparelho continua aqui.</Note>);
      return <Navigate to={innerPath(query.get('next'), session.account.role)} replace />;
  }
}

/** Whether nobody was here at some moment of this visit: who comes after that has entered by the form. */
function useWasOut(isOut: boolean): boolean {
  const [wasOut, setWasOut] = useState(isOut);
  if (isOut && !wasOut) setWasOut(true);
  return wasOut;
}

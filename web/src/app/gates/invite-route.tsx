import type { OpenedInvitation } from '@portal/domain';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthScreen } from '#features/account/sign-in/auth-screen.tsx';
import {
  AcceptInvitation,
  ConfirmInvitation,
  InvitationOver,
  InvitationUnopened,
} from '#features/account/invitation/invitation-screens.tsx';
import { BROKEN, invitedTo, overText } from '#features/account/invitation/invitation-words.ts';
import { useAcceptance, useInvitation } from '#features/account/invitation/use-invitation.ts';
import { innerPath } from '#session/way-in/inner-path.ts';
import type { InvitationLink } from '#session/way-in/kept-invitation.ts';
import { useSession, useSessionActions } from '#session/session-context.ts';
import { Note } from '#ui/feedback/note.tsx';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { AccountGate } from './account-gate.tsx';

/** Where an invitation's link leads: to sign up or in with the address that was invited, and then in. */
export function InviteRoute() {
  const { state, retry } = useInvitation();
  switch (state.kind) {
    case 'loading':
      return <PageSpinner />;
    case 'broken':
      return <InvitationOver told={BROKEN} />;
    case 'failed':
      return <InvitationUnopened reason={state.reason} onRetry={retry} />;
    case 'open':
      return state.opened.state === 'waiting' ? (
        <Invited link={state.link} opened={state.opened} />
      ) : (
        <InvitationOver told={overText(state.opened.state)} />
      );
  }
}

type InvitedProps = { readonly link: InvitationLink; readonly opened: OpenedInvitation };

function Invited({ link, opened }: InvitedProps) {
  const session = useSession();
  const { signOut } = useSessionActions();
  const { state, accept } = useAcceptance(link);
  const [isSignUpUnderWay, setSignUpUnderWay] = useState(false);
  const screen = () => (
    <AuthScreen
      invited={opened}
      notice={<Note>Você foi convidado para {invitedTo(opened)}.</Note>}
      onSignUpUnderWay={setSignUpUnderWay}
    />
  );
  const acceptance = { opened, state, onAccept: () => void accept(), onSignOut: signOut };
  switch (session.kind) {
    case 'loading':
      return isSignUpUnderWay ? screen() : <PageSpinner />;
    case 'signed_out':
    case 'refused':
      return screen();
    case 'incomplete':
      return isSignUpUnderWay ? screen() : <AccountGate session={session} />;
    case 'pending':
      // Its row is about to say so.
      if (state.kind === 'done') return <PageSpinner />;
      return <ConfirmInvitation {...acceptance} email={session.user.email} user={session.user} />;
    case 'blocked':
    case 'hidden':
    case 'unreachable':
    case 'factor_missing':
      return <AccountGate session={session} />;
    case 'active':
      if (session.needs_sign_in) return screen();
      if (state.kind === 'done') return <Navigate to={innerPath(null, session.account.role)} replace />;
      return <AcceptInvitation {...acceptance} email={session.user?.email ?? null} />;
  }
}

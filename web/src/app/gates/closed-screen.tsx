import { lazy } from 'react';
import { type Session, useSessionActions } from '#session/session-context.ts';

export type ClosedSession = Extract<
  Session,
  { kind: 'pending' | 'blocked' | 'hidden' | 'incomplete' | 'unreachable' | 'factor_missing' }
>;

const WaitingScreen = lazy(async () => ({
  default: (await import('#features/account/closed/waiting-screen.tsx')).WaitingScreen,
}));
const BlockedScreen = lazy(async () => ({
  default: (await import('#features/account/closed/blocked-screen.tsx')).BlockedScreen,
}));
const FinishSignUpScreen = lazy(async () => ({
  default: (await import('#features/account/sign-in/finish-sign-up-screen.tsx')).FinishSignUpScreen,
}));
const HiddenAccount = lazy(async () => ({
  default: (await import('./hidden-account.tsx')).HiddenAccount,
}));
const UnreachableScreen = lazy(async () => ({
  default: (await import('#features/account/closed/unreachable-screen.tsx')).UnreachableScreen,
}));
const FactorScreen = lazy(async () => ({
  default: (await import('#features/account/factor/factor-screen.tsx')).FactorScreen,
}));

/** Shown in place of the screens, without an account that may have them. */
export function ClosedScreen({ session }: { readonly session: ClosedSession }) {
  const { signOut, retry } = useSessionActions();
  switch (session.kind) {
    case 'pending':
      return <WaitingScreen user={session.user} onCheck={retry} onSignOut={signOut} />;
    case 'blocked':
      return <BlockedScreen onSignOut={signOut} />;
    case 'hidden':
      return <HiddenAccount account={session.account} />;
    case 'incomplete':
      return <FinishSignUpScreen identity={session.identity} onSignOut={signOut} />;
    case 'factor_missing':
      return <FactorScreen onDone={retry} onSignOut={signOut} />;
    case 'unreachable':
      return <UnreachableScreen onRetry={retry} onSignOut={signOut} />;
  }
}

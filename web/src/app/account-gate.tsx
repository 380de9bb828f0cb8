import { lazy, Suspense } from 'react';
import { type Session, useSessionActions } from '#session/session-context.ts';
import { PageSpinner } from '#ui/spinner.tsx';
import { useOwnTitle } from './use-document-title.ts';

const WaitingScreen = lazy(async () => ({
  default: (await import('#features/account/waiting-screen.tsx')).WaitingScreen,
}));
const BlockedScreen = lazy(async () => ({
  default: (await import('#features/account/blocked-screen.tsx')).BlockedScreen,
}));
const FinishSignUpScreen = lazy(async () => ({
  default: (await import('#features/account/finish-sign-up-screen.tsx')).FinishSignUpScreen,
}));
const HiddenAccount = lazy(async () => ({
  default: (await import('./hidden-account.tsx')).HiddenAccount,
}));
const UnreachableScreen = lazy(async () => ({
  default: (await import('#features/account/unreachable-screen.tsx')).UnreachableScreen,
}));
const FactorScreen = lazy(async () => ({
  default: (await import('#features/account/factor-screen.tsx')).FactorScreen,
}));

export type ClosedSession = Extract<
  Session,
  { kind: 'pending' | 'blocked' | 'hidden' | 'incomplete' | 'unreachable' | 'factor_missing' }
>;

export const isAccountScreen = (session: Session): session is ClosedSession => session.kind in titles;

/** The account's own screens, shown at whatever address was asked for. */
export function AccountGate({ session }: { readonly session: ClosedSession }) {
  useOwnTitle(titles[session.kind]);
  return (
    <Suspense fallback={<PageSpinner />}>
      <ClosedScreen session={session} />
    </Suspense>
  );
}

const titles: Record<ClosedSession['kind'], string> = {
  pending: 'Conta Pendente de Aprovação',
  blocked: 'Acesso bloqueado',
  hidden: 'Cadastro não encontrado',
  incomplete: 'Falta um passo',
  unreachable: 'Sem resposta do servidor',
  factor_missing: 'Segundo fator',
};

function ClosedScreen({ session }: { readonly session: ClosedSession }) {
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

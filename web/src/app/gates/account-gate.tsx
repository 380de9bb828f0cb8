import { lazy, Suspense } from 'react';
import { useOwnTitle } from '#app/frame/use-document-title.ts';
import type { Session } from '#session/session-context.ts';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import type { ClosedSession } from './closed-screen.tsx';

const ClosedScreen = lazy(async () => ({ default: (await import('./closed-screen.tsx')).ClosedScreen }));

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

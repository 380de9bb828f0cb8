import type { AppUser } from '@portal/domain';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useReducer, useState } from 'react';
import { paths } from '#config/paths.ts';
import type { UnsentExport } from '#data/outbox-actions.ts';
import { AccountServiceProvider } from '#session/account-service.ts';
import { SessionProvider } from '#session/session-context.ts';
import { initialFacts, nextFacts, sessionOf } from '#session/session-machine.ts';
import { readStoredSession, type StoredSession } from '#session/stored-session.ts';
import { SessionMemoryProvider } from './session-memory.ts';
import { useIdentity } from './use-identity.ts';
import { useLoginStamp } from './use-login-stamp.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useOwnRow } from './use-own-row.ts';
import { useSessionDuty } from './use-session-duty.ts';
import { useWatchedSignIn } from './use-watched-sign-in.ts';

const SignOutFlow = lazy(async () => ({ default: (await import('./sign-out-flow.tsx')).SignOutFlow }));

/** Joins the stored session, the identity provider and the own row into one answer to: who is signed in? */
export function AppSessionProvider({ children }: { readonly children: ReactNode }) {
  const [facts, dispatch] = useReducer(nextFacts, null, () => initialFacts(readStoredSession()));
  const [attempt, setAttempt] = useState(0);
  const [leaving, setLeaving] = useState<{ account: StoredSession | null } | null>(null);
  const [lostWork, keepLostWork] = useState<UnsentExport | null>(null);
  const session = useMemo(() => sessionOf(facts), [facts]);

  useIdentity(dispatch, attempt);
  useOwnRow(facts.identity?.uid ?? null, dispatch, attempt);
  useLoginStamp(facts.row?.kind === 'row' ? facts.row.row.auth_uid : null);
  useOtherTabs(dispatch);
  useSessionDuty(facts, dispatch, keepLostWork);
  const load = useWatchedSignIn(dispatch);

  const memory = useMemo(
    () => ({
      recallUser: (user: AppUser) => dispatch({ kind: 'cached_user', user }),
      lostWork,
      keepLostWork,
    }),
    [lostWork],
  );
  const value = useMemo(
    () => ({
      session,
      actions: {
        signOut: () => setLeaving({ account: facts.stored }),
        retry: () => setAttempt((count) => count + 1),
      },
    }),
    [session, facts.stored],
  );
  const closeScreens = useCallback(() => dispatch({ kind: 'leaving' }), []);
  const finish = useCallback((hasLeft: boolean) => {
    setLeaving(null);
    if (!hasLeft) return;
    dispatch({ kind: 'left' });
    forgetPage();
  }, []);
  return (
    <AccountServiceProvider value={load}>
      <SessionMemoryProvider value={memory}>
        <SessionProvider value={value}>
          {children}
          {leaving !== null && (
            <Suspense fallback={null}>
              <SignOutFlow account={leaving.account} onLeaving={closeScreens} onDone={finish} />
            </Suspense>
          )}
        </SessionProvider>
      </SessionMemoryProvider>
    </AccountServiceProvider>
  );
}

/** A new page: what this one still holds in memory goes with it, and Back finds nothing. */
function forgetPage(): void {
  // Without a connection only the worker can bring the page anew.
  const canReload = navigator.onLine || navigator.serviceWorker?.controller !== null;
  if (canReload) location.replace(paths.auth);
}

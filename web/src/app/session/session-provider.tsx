import type { AppUser } from '@portal/domain';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useBegunClosings } from '#app/leaving/use-begun-closings.ts';
import { paths } from '#config/paths.ts';
import { AccountServiceProvider } from '#session/account/account-service.ts';
import { type AccountClosing, closingFor } from '#session/device/closings.ts';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { SessionProvider } from '#session/session-context.ts';
import { initialFacts } from '#session/session-machine.ts';
import { readStoredSession, type StoredSession } from '#session/stored-session.ts';
import { readWithheld } from '#session/withheld.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Known, knownOf, nextKnown } from './known-session.ts';
import { SessionMemoryProvider } from './session-memory.ts';
import { useIdentity } from './use-identity.ts';
import { useLoginStamp } from './use-login-stamp.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useOwnRow } from './use-own-row.ts';
import { useSessionDuty } from './use-session-duty.ts';
import { useWatchedAccountService } from './use-watched-account-service.ts';
import { useWithheld } from './use-withheld.ts';

/** Joins the stored session, the identity provider and the own row into one answer to: who is signed in? */
export function AppSessionProvider({ children }: { readonly children: ReactNode }) {
  const [{ facts, session }, dispatch] = useReducer(nextKnown, null, knownAtStart);
  const [attempt, setAttempt] = useState(0);
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  useIdentity(dispatch, attempt);
  useOwnRow(facts.identity?.uid ?? null, dispatch, attempt);
  useLoginStamp(facts.row?.kind === 'row' && facts.row.lacks_factor !== true ? facts.row.row : null);
  useOtherTabs(dispatch);
  useSessionDuty(facts, dispatch);
  useWithheld(facts.withheld);
  useBegunClosings();
  const load = useWatchedAccountService(dispatch);

  const memory = useMemo(
    () => ({
      recallUser: (user: AppUser) => dispatch({ kind: 'cached_user', user }),
      closeAccount: (uid: string, reason: AccountClosing['reason']) =>
        dispatch({ kind: 'account_closed', uid, reason }),
    }),
    [],
  );
  const stored = useRef(facts.stored);
  useEffect(() => void (stored.current = facts.stored), [facts.stored]);
  const value = useMemo(
    () => ({
      session,
      actions: {
        signOut: () => void startLeaving(stored.current).then(setLeaving),
        retry: () => setAttempt((count) => count + 1),
      },
    }),
    [session],
  );
  const closeScreens = useCallback(() => dispatch({ kind: 'leaving' }), []);
  const openScreens = useCallback(() => dispatch({ kind: 'stayed' }), []);
  const hadAccount = leaving !== null && leaving.account !== null;
  const finish = useCallback(
    (hasLeft: boolean) => {
      // The spinner stays until the new page is there: a form shown before it would lose what is typed into it.
      if (hasLeft && hadAccount && canReload()) return location.replace(paths.auth);
      setLeaving(null);
      if (hasLeft) dispatch({ kind: 'left' });
    },
    [hadAccount],
  );
  const firm = useKeptFirm();
  return (
    <AccountServiceProvider value={load}>
      {/* From the first frame on, over what the build has. */}
      <style>{firm?.css}</style>
      <SessionMemoryProvider value={memory}>
        <SessionProvider value={value}>
          {children}
          {leaving !== null && (
            <leaving.SignOutFlow
              account={leaving.account}
              canExport={facts.withheld !== 'refused'}
              onLeaving={closeScreens}
              onStaying={openScreens}
              onDone={finish}
            />
          )}
        </SessionProvider>
      </SessionMemoryProvider>
    </AccountServiceProvider>
  );
}

function knownAtStart(): Known {
  const stored = readStoredSession();
  return knownOf(
    initialFacts(stored, { withheld: readWithheld(), closing: closingFor(stored)?.reason ?? null }),
  );
}

type Leaving = {
  account: StoredSession | null;
  SignOutFlow: (typeof import('#app/leaving/sign-out-flow.tsx'))['SignOutFlow'];
};

async function startLeaving(account: StoredSession | null): Promise<Leaving | null> {
  try {
    const { SignOutFlow } = await import('#app/leaving/sign-out-flow.tsx');
    return { account, SignOutFlow };
  } catch {
    // Signed in within this very visit, before its code came along, and the connection is gone.
    toast({
      kind: 'error',
      title: 'Não deu para sair agora',
      description: 'Falta uma parte do portal neste aparelho. Tente de novo com conexão.',
    });
    return null;
  }
}

/**
 * What this page still holds in memory goes with it, and Back finds nothing. Without a connection only the worker
 * can bring the page anew.
 */
function canReload(): boolean {
  return navigator.onLine || navigator.serviceWorker?.controller != null;
}

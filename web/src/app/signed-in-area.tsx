import { createElement, useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadPlanning } from '#data/writes/load-planning.ts';
import { DocumentActions } from '#features/documents/opening/document-actions.tsx';
import { ABOUT_ACCOUNT } from '#session/account/account-notices.ts';
import { useSession } from '#session/session-context.ts';
import type { MembershipEvent } from '#sync/index.ts';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { closeToastsAbout } from '#ui/feedback/toast.ts';
import { loadRowWindow } from '#ui/lists/use-windowed-rows.ts';
import { loadMenu } from '#ui/menus/menu.tsx';
import { AccountGate, isAccountScreen } from './gates/account-gate.tsx';
import { AskTexts } from './gates/ask-texts.tsx';
import { guardSignedIn } from './gates/guard.ts';
import { ClosingWatch } from './leaving/closing-watch.tsx';
import { OwnRowRecall } from './session/own-row-recall.tsx';
import { useSessionMemory } from './session/session-memory.ts';
import { startFaults } from './faults/tell-fallen-screen.ts';
import { afterFirstScreen } from './startup/after-first-screen.ts';
import { lazyCode, useLazyCode } from '#ui/lazy/lazy-code.ts';
import { SyncProvider } from './sync-provider.tsx';

/** Everything behind the sign-in: the local database and its engine are in here. */
export function SignedInArea() {
  const session = useSession();
  const { closeAccount } = useSessionMemory();
  const uid = session.kind === 'active' ? session.account.uid : null;
  const onMembership = useCallback(
    (event: MembershipEvent) => {
      // The rest the session knows from the same row.
      if (event.kind === 'closed' && uid !== null) closeAccount(uid, event.reason);
    },
    [closeAccount, uid],
  );
  useEffect(() => afterFirstScreen(loadWhatFollows), []);
  const { pathname, search } = useLocation();
  const guarded = guardSignedIn(session, `${pathname}${search}`);
  switch (guarded.kind) {
    case 'redirect':
      return <Navigate to={guarded.to} replace />;
    case 'spinner':
      return <PageSpinner />;
    case 'account':
    case 'screen':
      break;
  }
  if (session.kind !== 'active') return isAccountScreen(session) ? <AccountGate session={session} /> : null;
  return (
    <SyncProvider account={session.account} onMembership={onMembership}>
      <OwnRowRecall />
      <ClosingWatch />
      <Following />
      <DocumentActions>
        <AskTexts>
          <Outlet />
        </AskTexts>
      </DocumentActions>
    </SyncProvider>
  );
}

const followers = lazyCode(
  () => import('./session/followers.tsx'),
  (module) => module.Followers,
);

function Following() {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => afterFirstScreen(() => setIsHere(true)), []);
  return isHere ? <Followers /> : null;
}

function Followers() {
  const { code: component } = useLazyCode(followers);
  return component === null ? null : createElement(component);
}

/**
 * Work must be kept and the way out be open without a connection too, before the worker has put everything on the
 * device.
 */
function loadWhatFollows(): void {
  // 'Redirecionando...' is over.
  closeToastsAbout(ABOUT_ACCOUNT);
  loadPlanning().catch(() => undefined);
  void loadMenu();
  loadRowWindow().catch(() => undefined);
  startFaults().catch(() => undefined);
  import('#data/files/content-check.ts').catch(() => undefined);
  import('./leaving/sign-out-flow.tsx').catch(() => undefined);
}

import { useCallback, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { bringPlanning } from '#data/bring-planning.ts';
import { DocumentActions } from '#features/documents/document-actions.tsx';
import { useSession } from '#session/session-context.ts';
import type { MembershipEvent } from '#sync/index.ts';
import { bringMenu } from '#ui/menu.tsx';
import { PageSpinner } from '#ui/spinner.tsx';
import { AccountGate, isAccountScreen } from './account-gate.tsx';
import { AskTexts } from './ask-texts.tsx';
import { ClosingWatch } from './closing-watch.tsx';
import { guardSignedIn } from './guard.ts';
import { OwnRowRecall } from './own-row-recall.tsx';
import { useSessionMemory } from './session-memory.ts';
import { SyncProvider } from './sync-provider.tsx';
import { whenFirstScreenStands } from './when-first-screen-stands.ts';

/** Everything behind the sign-in: the local database and its engine stand from here on. */
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
  useEffect(() => whenFirstScreenStands(bringWhatFollows), []);
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
      <DocumentActions>
        <AskTexts>
          <Outlet />
        </AskTexts>
      </DocumentActions>
    </SyncProvider>
  );
}

/**
 * Work must be kept and the way out be open without a connection too, before the worker has put everything on the
 * device.
 */
function bringWhatFollows(): void {
  bringPlanning().catch(() => undefined);
  void bringMenu();
  import('#data/files/content-check.ts').catch(() => undefined);
  import('./sign-out-flow.tsx').catch(() => undefined);
}

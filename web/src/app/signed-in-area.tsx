import { useCallback, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { bringPlanning } from '#data/bring-planning.ts';
import { DocumentActions } from '#features/documents/document-actions.tsx';
import { useSession } from '#session/session-context.ts';
import type { MembershipLoss } from '#sync/index.ts';
import { bringMenu } from '#ui/menu.tsx';
import { PageSpinner } from '#ui/spinner.tsx';
import { AccountGate } from './account-gate.tsx';
import { guardSignedIn } from './guard.ts';
import { OwnRowRecall } from './own-row-recall.tsx';
import { useSessionMemory } from './session-memory.ts';
import { SyncProvider } from './sync-provider.tsx';
import { whenFirstScreenStands } from './when-first-screen-stands.ts';

/** Everything behind the sign-in: the local database and its engine stand from here on. */
export function SignedInArea() {
  const session = useSession();
  const { keepLostWork } = useSessionMemory();
  const onMembershipLost = useCallback(
    ({ unsent }: MembershipLoss) => {
      if (unsent !== null) keepLostWork(unsent);
    },
    [keepLostWork],
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
  if (session.kind === 'loading' || session.kind === 'signed_out') return null;
  if (session.kind !== 'active') return <AccountGate session={session} />;
  return (
    <SyncProvider account={session.account} onMembershipLost={onMembershipLost}>
      <OwnRowRecall />
      <DocumentActions>
        <Outlet />
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
  import('./sign-out-flow.tsx').catch(() => undefined);
}

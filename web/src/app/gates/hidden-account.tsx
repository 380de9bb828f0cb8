import { saveUnsent } from '#app/leaving/save-unsent.ts';
import { useUnsentWork } from '#app/leaving/use-unsent-work.ts';
import { HiddenScreen } from '#features/account/closed/hidden-screen.tsx';
import { useSessionActions } from '#session/session-context.ts';
import type { StoredSession } from '#session/stored-session.ts';

/** The account whose row the server does not have: what is unsent can be taken away. */
export function HiddenAccount({ account }: { readonly account: StoredSession }) {
  const { retry, signOut } = useSessionActions();
  const work = useUnsentWork(account);
  const hasUnsent = work !== null && work.marks.length > 0;
  return (
    <HiddenScreen
      onRetry={retry}
      onExport={hasUnsent ? () => void saveUnsent(account) : null}
      onSignOut={signOut}
    />
  );
}

import { type Dispatch, useMemo } from 'react';
import { loadAccountService } from '#app/startup/load-account-service.ts';
import type { LoadAccountService } from '#session/account/account-service.ts';
import type { SessionEvent } from '#session/session-machine.ts';

/** The account service, with an eye on who proves to be whom: its code comes with the service's own. */
export function useWatchedAccountService(dispatch: Dispatch<SessionEvent>): LoadAccountService {
  return useMemo(
    () => async () => {
      const [service, { watchProofs }] = await Promise.all([
        loadAccountService(),
        import('./watch-proofs.ts'),
      ]);
      return watchProofs(service, dispatch);
    },
    [dispatch],
  );
}

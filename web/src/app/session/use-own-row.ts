import { type Dispatch, useEffect } from 'react';
import { loadAccountService } from '#app/startup/load-account-service.ts';
import type { SessionEvent } from '#session/session-machine.ts';

/** Follows the own row of the person the identity provider knows: approval, role and blocking take effect at once. */
export function useOwnRow(uid: string | null, dispatch: Dispatch<SessionEvent>, attempt: number): void {
  useEffect(() => {
    if (uid === null) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    void loadAccountService().then(
      (service) => {
        if (isOver) return;
        stop = service.watchOwnRow(uid, (state) => dispatch({ kind: 'own_row', uid, state }));
      },
      () => dispatch({ kind: 'own_row', uid, state: { kind: 'error', offline: true, cause: null } }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [uid, dispatch, attempt]);
}

import { type Dispatch, useEffect } from 'react';
import { loadAccountService } from '#app/startup/load-account-service.ts';
import { log } from '#config/log.ts';
import type { OwnRowState } from '#session/account/account-service.ts';
import type { SessionEvent } from '#session/session-machine.ts';

/** Follows the own row of the person the identity provider knows: approval, role and blocking take effect at once. */
export function useOwnRow(uid: string | null, dispatch: Dispatch<SessionEvent>, attempt: number): void {
  useEffect(() => {
    if (uid === null) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    const tell = (state: OwnRowState) => {
      if (state.kind === 'error') log('the own account could not be loaded');
      dispatch({ kind: 'own_row', uid, state });
    };
    void loadAccountService().then(
      (service) => {
        if (isOver) return;
        stop = service.watchOwnRow(uid, tell);
      },
      () => tell({ kind: 'error', offline: true, cause: null }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [uid, dispatch, attempt]);
}

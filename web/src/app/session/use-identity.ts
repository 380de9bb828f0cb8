import { type Dispatch, useEffect } from 'react';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { loadAccountService } from '#app/startup/load-account-service.ts';
import { startAtOnce } from '#app/startup/start-at-once.ts';
import type { SessionEvent } from '#session/session-machine.ts';
import { readStoredSession } from '#session/stored-session.ts';
import { readWithheld } from '#session/withheld.ts';

/**
 * Asks the identity provider who is here, and follows it. Where the device knows already, the first paint comes
 * before the SDK; without a connection the SDK is not even loaded, since it could only fail aloud.
 */
export function useIdentity(dispatch: Dispatch<SessionEvent>, attempt: number): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | null = null;

    const start = async () => {
      if (stop !== null || isOver) return;
      if (!navigator.onLine) return dispatch({ kind: 'service_out_of_reach' });
      try {
        const service = await loadAccountService();
        if (isOver || stop !== null) return;
        stop = service.watchIdentity({
          onIdentity: (identity) => dispatch({ kind: 'identity', identity }),
          onRefused: (session) => dispatch({ kind: 'refused', session }),
        });
      } catch {
        dispatch({ kind: 'service_out_of_reach' });
      }
    };

    const startNow = () => void start();
    const hasScreen = readStoredSession() !== null && readWithheld() === null;
    const cancel = hasScreen ? afterFirstScreen(startNow) : startAtOnce(startNow);
    addEventListener('online', startNow);
    return () => {
      isOver = true;
      cancel();
      removeEventListener('online', startNow);
      stop?.();
    };
  }, [dispatch, attempt]);
}

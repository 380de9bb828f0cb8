import { type Dispatch, useEffect } from 'react';
import { SESSION_KEY, WITHHELD_KEY } from '#session/session-keys.ts';
import type { SessionEvent } from '#session/session-machine.ts';
import { readStoredSession } from '#session/stored-session.ts';
import { readWithheld } from '#session/withheld.ts';

/** Leaving in one tab leaves in all; entering is seen by the others as well. */
export function useOtherTabs(dispatch: Dispatch<SessionEvent>): void {
  useEffect(() => {
    const follow = () => {
      const stored = readStoredSession();
      dispatch(stored === null ? { kind: 'left' } : { kind: 'stored_session', stored });
    };
    // `key` is null when a page clears everything; only the other tabs hear of a change.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY || key === null) follow();
      if (key === WITHHELD_KEY) dispatch({ kind: 'withheld', withheld: readWithheld() });
    };
    // A page brought back by the Back button is shown as it was left, signed in or not.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readStoredSession() === null) location.reload();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
}

import type { AppUser } from '@portal/domain';
import { createContext, useContext } from 'react';
import type { Identity } from './account/account-service.ts';
import type { StoredSession } from './stored-session.ts';

/** Who is signed in, as every guard and screen sees it. */
export type Session =
  | { kind: 'loading' }
  | { kind: 'signed_out' }
  /** An identity without its row: a sign-up that was interrupted, finished on the spot. */
  | { kind: 'incomplete'; identity: Identity }
  | { kind: 'pending'; identity: Identity; user: AppUser }
  | { kind: 'blocked'; identity: Identity }
  /** The provider refused the session: nothing is shown until the same person has signed in again. */
  | { kind: 'refused'; account: StoredSession }
  /** The server has no row that opens anything: nothing is shown, everything is kept. */
  | { kind: 'hidden'; account: StoredSession }
  /** The firm demands a second factor, and the session began without one: nothing else until it is set up. */
  | { kind: 'factor_missing'; identity: Identity }
  /** Signed in for the first time on this device, and the own row could not be read. */
  | { kind: 'unreachable'; identity: Identity }
  /**
   * Known from the stored session before any SDK has loaded; `user` follows from the local database or the
   * server. `needs_sign_in`: the SDK lost its session; the local data stays, the person is asked to enter again.
   */
  | { kind: 'active'; account: StoredSession; user: AppUser | null; needs_sign_in: boolean };

export type SessionActions = {
  /** Asks about unsent work, then erases the account's data from the device. */
  signOut: () => void;
  /** Loads the account service again, and reads the own row again. */
  retry: () => void;
};

const SessionContext = createContext<{ session: Session; actions: SessionActions } | null>(null);
export const SessionProvider = SessionContext.Provider;

function useSessionContext() {
  const context = useContext(SessionContext);
  if (context === null) throw new Error('useSession outside SessionProvider');
  return context;
}

export const useSession = (): Session => useSessionContext().session;
export const useSessionActions = (): SessionActions => useSessionContext().actions;

/** The account of a screen behind a guard. */
export function useActiveAccount(): StoredSession {
  const session = useSession();
  if (session.kind !== 'active') throw new Error('useActiveAccount outside a guarded screen');
  return session.account;
}

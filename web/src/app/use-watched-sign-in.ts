import { type Dispatch, useMemo } from 'react';
import type { LoadAccountService } from '#session/account-service.ts';
import { noteUse } from '#session/last-use.ts';
import type { SessionEvent } from '#session/session-machine.ts';
import { readStoredSession } from '#session/stored-session.ts';
import { loadAccountService } from './load-account-service.ts';

/**
 * The account service, with an eye on its sign-ins: when the server says that the account whose data stands on
 * this device is closed, that is the same word as a blocked row, which a device without a session cannot read. And
 * who has just signed in is using it: a session that came back without a password is not taken for that.
 */
export function useWatchedSignIn(dispatch: Dispatch<SessionEvent>): LoadAccountService {
  return useMemo(
    () => async () => {
      const service = await loadAccountService();
      return {
        ...service,
        signIn: async (email, password) => {
          const result = await service.signIn(email, password);
          if (!result.ok && result.reason === 'account_disabled') {
            const uid = await uidOfStored(email);
            if (uid !== null) dispatch({ kind: 'account_closed', uid, reason: 'disabled' });
          }
          if (result.ok) noteUse(result.value.uid);
          return result;
        },
        signUp: async (input) => {
          const result = await service.signUp(input);
          if (result.ok) noteUse(result.value.uid);
          return result;
        },
      };
    },
    [dispatch],
  );
}

/** The stored session's account, if this is its address. */
async function uidOfStored(email: string): Promise<string | null> {
  const stored = readStoredSession();
  if (stored === null) return null;
  const { withDatabase } = await import('./with-database.ts');
  const remembered = await withDatabase(stored, (db) => db.meta.get('own_row'));
  const known = remembered?.key === 'own_row' ? remembered.value.email : null;
  return known?.toLowerCase() === email.trim().toLowerCase() ? stored.uid : null;
}

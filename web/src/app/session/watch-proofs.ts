import type { Dispatch } from 'react';
import type { AccountResult, AccountService, Identity } from '#session/account/account-service.ts';
import { noteUse } from '#session/device/last-use.ts';
import { keepPasswordProof } from '#session/account/password-proof.ts';
import type { SessionEvent } from '#session/session-machine.ts';
import { readStoredSession } from '#session/stored-session.ts';

/** The password of a sign-in whose code is still asked for. */
let waiting: string | null = null;

/**
 * When the server says at a sign-in that the account whose data is on this device is closed, that is the same word
 * as a blocked row, which a device without a session cannot read. And who has just given the password is using the
 * device, and may unlock it without a connection: a session that came back by itself is not taken for that.
 */
export function watchProofs(service: AccountService, dispatch: Dispatch<SessionEvent>): AccountService {
  const ofIdentity = (result: AccountResult<Identity>, password: string) => {
    if (!result.ok) return result;
    noteUse(result.value.uid);
    remember(result.value.uid, password);
    return result;
  };
  const ofOwn = (result: AccountResult, password: string) => {
    const stored = readStoredSession();
    if (result.ok && stored !== null) remember(stored.uid, password);
    return result;
  };
  return {
    ...service,
    signIn: async (email, password) => {
      const result = await service.signIn(email, password);
      if (!result.ok && result.reason === 'account_disabled') {
        const uid = await uidOfStored(email);
        if (uid !== null) dispatch({ kind: 'account_closed', uid, reason: 'disabled' });
      }
      waiting = !result.ok && result.reason === 'code_needed' ? password : null;
      return ofIdentity(result, password);
    },
    signUp: async (input) => ofIdentity(await service.signUp(input), input.password),
    confirmCode: async (code) => {
      const result = await service.confirmCode(code);
      if (!result.ok) return result;
      noteUse(result.value.uid);
      if (waiting !== null) remember(result.value.uid, waiting);
      waiting = null;
      return result;
    },
    changePassword: async (current, next, code) =>
      ofOwn(await service.changePassword(current, next, code), next),
    confirmPassword: async (email, password) =>
      ofOwn(await service.confirmPassword(email, password), password),
  };
}

/** Beside what the person does next: without it, unlocking needs a connection. */
function remember(uid: string, password: string): void {
  keepPasswordProof(uid, password).catch(() => undefined);
}

/** The stored session's account, if this is its address. */
async function uidOfStored(email: string): Promise<string | null> {
  const stored = readStoredSession();
  if (stored === null) return null;
  const { withDatabase } = await import('#app/leaving/with-database.ts');
  const remembered = await withDatabase(stored, (db) => db.meta.get('own_row'));
  const known = remembered?.key === 'own_row' ? remembered.value.email : null;
  return known?.toLowerCase() === email.trim().toLowerCase() ? stored.uid : null;
}

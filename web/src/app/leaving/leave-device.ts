import { isAccountServiceLoading, loadAccountService } from '#app/startup/load-account-service.ts';
import { PUSH_KEY } from '#session/session-keys.ts';
import { eraseStoredSession, type StoredSession } from '#session/stored-session.ts';
import type { Closed } from './close-account.ts';

/**
 * Takes the account's data off the device and ends the session, without a connection too. `agreed`: what the person
 * gives up (`readUnsent`); with anything beyond it nothing happens. Where another tab keeps the data the session is
 * over all the same, and erasing can be tried again.
 */
export async function leaveDevice(account: StoredSession | null, agreed: readonly string[]): Promise<Closed> {
  const result = account === null ? 'closed' : await closeLeft(account, agreed);
  if (result === 'unsent_work' || result === 'failed') return result;
  await endSession();
  return result;
}

async function closeLeft(account: StoredSession, agreed: readonly string[]): Promise<Closed> {
  const { closeOnDevice } = await import('./close-account.ts');
  return closeOnDevice(account, { reason: 'left', agreed });
}

/** Nobody is signed in on this device afterwards. */
export async function endSession(): Promise<void> {
  if (localStorage.getItem(PUSH_KEY) !== null) await (await import('./end-device-push.ts')).endDevicePush();
  await signOut();
  eraseStoredSession();
  sessionStorage.clear();
}

async function signOut(): Promise<void> {
  // Started now without a connection, the SDK would only ask the provider in vain who this is.
  if (!navigator.onLine && !isAccountServiceLoading()) return forgetIdentity();
  try {
    await (await loadAccountService()).signOut();
  } catch {
    // Its code is not on the device.
    await forgetIdentity();
  }
}

/** What the SDK remembers, erased by hand. Another tab that holds it lets go when it leaves too: nobody waits for it. */
function forgetIdentity(): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase('firebaseLocalStorageDb');
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => resolve();
    deletion.onblocked = () => resolve();
  });
}

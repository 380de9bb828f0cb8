import { eraseStoredSession, type StoredSession } from '#session/stored-session.ts';
import { eraseDevice } from './erase-device.ts';
import { isAccountServiceLoading, loadAccountService } from './load-account-service.ts';

/**
 * Ends the session and takes its data off the device, without a connection too. False where another tab keeps
 * the data: then the session is over all the same, and erasing can be tried again.
 */
export async function leaveDevice(account: StoredSession | null): Promise<boolean> {
  await endSession();
  const isErased = account === null || (await eraseWithPatience(account));
  eraseStoredSession();
  sessionStorage.clear();
  return isErased;
}

/** A first sync that is being stored, on a slow phone, lets go late; what was asked for once is still under way. */
const ATTEMPTS = 3;

async function eraseWithPatience(account: StoredSession): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (await eraseDevice(account)) return true;
  }
  return false;
}

async function endSession(): Promise<void> {
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

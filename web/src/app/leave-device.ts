import { eraseStoredSession, type StoredSession } from '#session/stored-session.ts';
import { eraseDevice } from './erase-device.ts';
import { loadAccountService } from './load-account-service.ts';

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
  try {
    await (await loadAccountService()).signOut();
  } catch {
    // Without a connection, and its code not on the device: what it remembers is erased by hand.
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
  }
}

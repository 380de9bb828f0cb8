import { PORTAL_TAB_KEY } from './session-keys.ts';

/**
 * The portal's tab that was open last. Beside the session and not in the account's database: the first screen
 * would wait for its opening before it knew what to read.
 */
export function readPortalTab(storage: Storage = localStorage): string | null {
  return storage.getItem(PORTAL_TAB_KEY);
}

export function rememberPortalTab(tab: string, storage: Storage = localStorage): void {
  try {
    storage.setItem(PORTAL_TAB_KEY, tab);
  } catch {
    // Merely not remembered where the device has no room.
  }
}

/** What of a browser says whether it erases a site that is not used. */
export type ErasureSigns = {
  /** Only browsers of Apple's systems know gestures as events of their own, and all of them do. */
  isApple: boolean;
  /** On the home screen, or in the Dock: an app of its own, which has no such limit. */
  isInstalled: boolean;
  storage: Pick<StorageManager, 'persisted'> | undefined;
};

/**
 * Whether this browser erases what a site keeps after seven days of use of the browser without one of the site, work
 * that waits included.
 */
export async function erasesUnusedSites(signs: ErasureSigns = signsHere()): Promise<boolean> {
  const { isApple, isInstalled, storage } = signs;
  if (!isApple || isInstalled) return false;
  try {
    return (await storage?.persisted()) !== true;
  } catch {
    // No word is no promise.
    return true;
  }
}

const signsHere = (): ErasureSigns => ({
  isApple: 'GestureEvent' in globalThis,
  isInstalled:
    // Older iPhones say it in a way of their own.
    ('standalone' in navigator && navigator.standalone === true) ||
    matchMedia('(display-mode: standalone)').matches,
  // Missing outside a secure context.
  storage: navigator.storage,
});

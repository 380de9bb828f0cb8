/** What was asked: once per page is enough. */
const asked = new WeakSet<object>();

/**
 * Asks the browser not to clear this origin under pressure: from the first edit on that nobody else has. Some browsers
 * ask the person, so never where it is granted already, and never again.
 */
export async function askToKeepStorage(
  browser: Pick<Navigator, 'onLine' | 'storage'> | null = thisBrowser(),
): Promise<void> {
  // Missing outside a secure context.
  const storage: StorageManager | undefined = browser?.storage;
  if (browser === null || storage === undefined || !('persist' in storage)) return;
  if (browser.onLine || asked.has(storage)) return;
  asked.add(storage);
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Private windows of some browsers refuse; the work is stored all the same.
  }
}

/** Tests of the data room run without one. */
const thisBrowser = () => (typeof navigator === 'undefined' ? null : navigator);

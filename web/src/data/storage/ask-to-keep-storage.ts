/** What was asked: once per page is enough. */
const asked = new WeakSet<object>();

/**
 * Asks the browser not to clear this origin by itself: when there is work on the device that nobody else has. Some
 * browsers ask the person, so never where it is granted already, and never again in this page. Nothing waits for the
 * answer: where it is no, the pages about the device and about what waits say what may happen.
 */
export async function askToKeepStorage(browser: Pick<Navigator, 'storage'> = navigator): Promise<void> {
  // Missing outside a secure context.
  const storage: StorageManager | undefined = browser.storage;
  if (storage === undefined || !('persist' in storage) || asked.has(storage)) return;
  asked.add(storage);
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Private windows of some browsers refuse; the work is stored all the same.
  }
}

/**
 * Tells the page that nobody looks at it any more, as a browser does when somebody turns to something else; one without a screen
 * never says so. Resolves when what the product does then, once a day, is done.
 */
export async function lookAway(page, timeout = 60_000) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new globalThis.Event('visibilitychange'));
  });
  await page.waitForFunction(isCompacted, null, { timeout, polling: 500 });
}

/** Runs in the page. */
async function isCompacted() {
  const { uid, tenant_id } = JSON.parse(localStorage.getItem('portal.session'));
  const db = await new Promise((resolve, reject) => {
    const opening = indexedDB.open(`portal.${tenant_id}.${uid}`);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const reading = db.transaction('meta').objectStore('meta').get('compacted_at');
  const found = await new Promise((resolve) => (reading.onsuccess = () => resolve(reading.result)));
  db.close();
  return found !== undefined;
}

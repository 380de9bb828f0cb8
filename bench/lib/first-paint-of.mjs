import { setTimeout as delay } from 'node:timers/promises';

/** Starts before the first that counts: a browser keeps what it compiled of a script that has run before, as on a device in use. */
export const TIMES_USED = 3;

/**
 * Runs in the page, before any script of its own. `benchFirst` settles when the first element that matches
 * is on the screen: a MutationObserver sees it in the document, the next animation frame draws it, and a
 * task queued in that frame runs when the frame has been handed over. Times are `performance.now()`, whose zero
 * is the start of the navigation.
 */
export function watchForFirst(selector) {
  globalThis.benchFirst = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      const in_document = performance.now();
      requestAnimationFrame(() => {
        const afterFrame = new MessageChannel();
        afterFrame.port1.onmessage = () => {
          resolve({ in_document, painted: performance.now() });
          afterFrame.port1.close();
        };
        afterFrame.port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Opens an address and says when the first match was painted, and which scripts had been asked for by then. */
export async function openUntilFirst(page, url, selector) {
  await page.addInitScript(watchForFirst, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const times = await within(page.evaluate(() => globalThis.benchFirst));
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, asked_at: startTime })),
  );
  return { ...times, scripts: scripts.filter(({ asked_at }) => asked_at < times.painted) };
}

/** A start in a new browser process, without a connection; the browser stays open for so long afterwards. */
export async function startOffline({ open, url, selector, stay_ms = 0 }) {
  const device = await open();
  await device.context.setOffline(true);
  const start = await openUntilFirst(device.page, url, selector);
  await delay(stay_ms);
  await device.close();
  return start;
}

/** Far beyond any start worth measuring: it failed. */
const GIVE_UP_AFTER_MS = 60_000;

function within(promise) {
  return Promise.race([
    promise,
    new Promise((_, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`Nothing was painted in ${GIVE_UP_AFTER_MS / 1000} s`)),
        GIVE_UP_AFTER_MS,
      );
      timer.unref();
    }),
  ]);
}

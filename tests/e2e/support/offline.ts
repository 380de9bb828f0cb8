import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { isBackend } from './local-backend.ts';

/** Cuts the device off once its worker holds the app: whatever is opened from here on comes from the device. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/**
 * Some versions of Chromium cut a new document off and still tell it that it is online. A real browser without a connection
 * says so from the first moment: here each document is told as soon as it is there.
 */
export function tellDocumentsOfLine(device: BrowserContext): void {
  let isOffline = false;
  const sessions: CDPSession[] = [];
  const tell = (session: CDPSession) =>
    session
      .send('Network.overrideNetworkState', {
        offline: isOffline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      // A page that has closed meanwhile.
      .catch(() => undefined);
  const listen = async (page: Page) => {
    const session = await device.newCDPSession(page);
    sessions.push(session);
    page.on('framenavigated', (frame) => {
      if (isOffline && frame === page.mainFrame()) void tell(session);
    });
    if (isOffline) await tell(session);
  };
  device.on('page', (page) => void listen(page).catch(() => undefined));
  const setOffline = device.setOffline.bind(device);
  device.setOffline = async (offline) => {
    isOffline = offline;
    if (!offline) await Promise.all(sessions.map(tell));
    await setOffline(offline);
  };
}

/** A connection that carries no more than this to the server. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Leaves no room for anything more. */
export function fillDevice(page: Page): Promise<void> {
  return setQuota(page, { quotaSize: 1 });
}

export function freeDevice(page: Page): Promise<void> {
  return setQuota(page, {});
}

/** Room for the app and little more. To be called before the device has stored anything: see `fillDatabase`. */
export async function limitDevice(page: Page): Promise<void> {
  await page.goto('/privacidade');
  await setQuota(page, { quotaSize: 20 * 1024 * 1024 });
}

/**
 * Takes all the room there is on a limited device, so that the next write is refused. Chromium goes by a quota that it
 * looked at earlier for as long as it has not been used up: a full device cannot be made by setting a number.
 */
export async function fillDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Its worker has to hold the app by now: it could not any more.
    await navigator.serviceWorker.ready;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('filler', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('blocks', { autoIncrement: true });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the database did not open'));
    });
    const isTaken = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = db.transaction('blocks', 'readwrite');
        // Random, since the browser's database packs what repeats itself.
        const block = new Uint8Array(bytes);
        for (let at = 0; at < bytes; at += 50_000) crypto.getRandomValues(block.subarray(at, at + 50_000));
        transaction.objectStore('blocks').put(block);
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    for (const bytes of [4_000_000, 400_000, 40_000, 4_000, 400]) while (await isTaken(bytes));
    db.close();
  });
  // What the browser's database gives back when it tidies up is no room either.
  await fillDevice(page);
}

/** Without a size the browser's own quota holds again. */
async function setQuota(page: Page, quota: { quotaSize?: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
}

const cut = new WeakSet<BrowserContext>();

/** Whether the backend of this device is cut: what it asks before it knows so, the browser calls failed. */
export const isBackendCut = (page: Page): boolean => cut.has(page.context());

/** The connection is there and the browser says so, and none of the backend's services answers. */
export async function cutBackend(page: Page): Promise<void> {
  cut.add(page.context());
  // Streams that are open end with the connection; what is opened after it meets nobody.
  await page.context().setOffline(true);
  await page.context().route(isBackend, (route) => route.abort());
  await page.context().setOffline(false);
}

export async function mendBackend(page: Page): Promise<void> {
  await page.context().unroute(isBackend);
  cut.delete(page.context());
}

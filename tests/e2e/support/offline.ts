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
 * Some versions of Chromium cut a new document off and still tell it that it is online. A real browser without a line
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

/** A line that carries no more than this to the server. */
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

/** Without a size the browser's own quota holds again. */
async function setQuota(page: Page, quota: { quotaSize?: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
}

/** The line stands and the browser says so, and none of the backend's services answers. */
export async function cutBackend(page: Page): Promise<void> {
  // Streams that are open end with the line; what is opened after it meets nobody.
  await page.context().setOffline(true);
  await page.context().route(isBackend, (route) => route.abort());
  await page.context().setOffline(false);
}

export async function mendBackend(page: Page): Promise<void> {
  await page.context().unroute(isBackend);
}

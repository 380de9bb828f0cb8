import type { BrowserContext } from '@playwright/test';

const STREAM = /\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel\?/;

/** Of all devices since the streams were ended last, by their session. */
const streams = new Map<string, URL>();

/** Notes the database streams that a device opens. */
export function noteStreams(device: BrowserContext): void {
  device.on('response', (response) => {
    const session = response.headers()['x-http-session-id'];
    if (session === undefined || !STREAM.test(response.url())) return;
    const url = new URL(response.url());
    url.searchParams.set('SID', session);
    url.searchParams.set('gsessionid', session);
    streams.set(session, url);
  });
}

/**
 * Ends the streams of devices that are gone. A browser that is closed says nothing; the local backend keeps 256 for some
 * minutes, and refuses the next ones.
 */
export async function endStreams(): Promise<void> {
  const gone = [...streams.values()];
  streams.clear();
  await Promise.all(
    gone.map((url) => {
      url.searchParams.set('TYPE', 'terminate');
      url.searchParams.set('RID', '1000000');
      // One that has ended already is unknown.
      return fetch(url, { method: 'POST' }).catch(() => undefined);
    }),
  );
}

import { createServer } from 'node:http';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { pushBrowser } from 'functions/src/push/testing/push-browser.ts';
import { pushPort } from './local-backend.ts';

export type PushService = {
  /** What came, opened as the browser does it. */
  messages: string[];
  close: () => Promise<void>;
};

/**
 * A push service of ours in the place of the browser's own, which a browser of tests does not have: what its API answers is
 * simulated, and the functions push to it as to any other.
 */
export async function startPushService(context: BrowserContext): Promise<PushService> {
  const { keys, open } = pushBrowser();
  const messages: string[] = [];
  const path = `/push/${Date.now()}`;
  const server = createServer((request, response) => {
    // The device of a story that ended before it signed out: gone, as a push service says it.
    if (request.url !== path) return void response.writeHead(410).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      messages.push(open(Buffer.concat(chunks)));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(pushPort, '127.0.0.1', resolve));
  await context.grantPermissions(['notifications']);
  await context.addInitScript(simulatePush, {
    endpoint: `http://127.0.0.1:${pushPort}${path}`,
    keys,
  });
  return {
    messages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Runs in the page. A subscription outlives the page, so it is kept where the device's id is. */
function simulatePush(address: { endpoint: string; keys: { p256dh: string; auth: string } }): void {
  if (!('PushManager' in globalThis)) return;
  const KEPT = 'simulated.push';
  const subscription = {
    endpoint: address.endpoint,
    toJSON: () => address,
    unsubscribe: () => Promise.resolve(localStorage.removeItem(KEPT) === undefined),
  };
  const found = () => Promise.resolve(localStorage.getItem(KEPT) === null ? null : subscription);
  Object.assign(PushManager.prototype, {
    getSubscription: found,
    subscribe: () => {
      localStorage.setItem(KEPT, 'on');
      return found();
    },
  });
}

/**
 * Hands a message to the page's worker, as the browser does when one comes from its service. Without asking the worker first, one
 * in ten was never shown.
 */
export async function deliverToWorker(page: Page, data: string): Promise<void> {
  await expect.poll(() => workerState(page)).toBe('activated');
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data,
  });
}

function workerState(page: Page): Promise<string | undefined> {
  const worker = page.context().serviceWorkers().at(-1);
  if (worker === undefined) return Promise.resolve(undefined);
  return worker.evaluate(
    () => (globalThis as unknown as { registration: ServiceWorkerRegistration }).registration.active?.state,
  );
}

/** What the system shows, as the worker put it there. */
export const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** A tap on the one that is shown: the event that the browser sends to the worker. */
export async function tapNotice(page: Page): Promise<void> {
  const worker = page.context().serviceWorkers().at(-1);
  if (worker === undefined) throw new Error('no worker');
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    const Tap = (globalThis as unknown as Record<string, new (name: string, init: object) => Event>)[
      'NotificationEvent'
    ];
    if (notification === undefined || Tap === undefined) throw new Error('nothing is shown');
    scope.dispatchEvent(new Tap('notificationclick', { notification }));
  });
}

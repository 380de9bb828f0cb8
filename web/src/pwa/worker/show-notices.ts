/// <reference lib="webworker" />
import { appRoots } from '#config/paths.ts';
import { openLinkMessage } from '#pwa/open-link-message.ts';

type Scope = Pick<ServiceWorkerGlobalScope, 'addEventListener' | 'location' | 'registration' | 'clients'>;

/** A page that does not answer by then is not one that can open anything: it is waiting for a sign-in, or gone. */
const PATIENCE_MS = 1_000;

/** Shows what is pushed, and opens what it is about when it is tapped. */
export function showNotices(scope: Scope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(scope, event.data));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    event.waitUntil(open(scope, linkIn(data)));
  });
}

/** The browser asks for a notice for every push: of one that cannot be read, that there is something. */
async function show({ registration }: Scope, pushed: PushMessageData | null): Promise<void> {
  const said = readPush(pushed);
  await registration.showNotification(said['title'] ?? 'Há um aviso no portal', {
    body: said['body'] ?? 'Abra o portal para ver.',
    icon: '/icons/icon-192.png',
    lang: 'pt-BR',
    // The same event twice is one on the screen.
    ...(said['tag'] !== undefined && { tag: said['tag'] }),
    data: { link: said['link'] },
  });
}

function readPush(pushed: PushMessageData | null): Partial<Record<string, string>> {
  try {
    const parsed: unknown = pushed?.json();
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

const isOfApp = (path: string) => appRoots.some((root) => new RegExp(`^${root}(?:[/?]|$)`).test(path));

/** A path of the app, or its entry: nothing that is pushed leads out of it. */
function linkIn(data: unknown): string {
  const link: unknown = typeof data === 'object' && data !== null && 'link' in data ? data.link : null;
  return typeof link === 'string' && isOfApp(link) ? link : '/auth';
}

/** In a page of the app that is open, which goes there by itself and keeps what is typed; else in a new one. */
async function open({ clients, location }: Scope, link: string): Promise<void> {
  const url = new URL(link, location.origin).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((known) => {
    const { origin, pathname } = new URL(known.url);
    return origin === location.origin && isOfApp(pathname);
  });
  if (page === undefined) return void (await clients.openWindow(url));
  await page.focus().catch(() => undefined);
  if (await opens(page, link)) return;
  // One that this worker does not control cannot be sent anywhere.
  await page.navigate(url).catch(() => clients.openWindow(url));
}

function opens(page: WindowClient, link: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage(openLinkMessage(link), [port2]);
  });
}

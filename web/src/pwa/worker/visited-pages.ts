/// <reference lib="webworker" />
import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { paths } from '#config/paths.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'articles';
/** A page that was read before is better than a blank one after this long on a bad line. */
const PATIENCE_SECONDS = 3;
const ARTICLE = new RegExp(`^${paths.blog}/[^/]+$`);

const isArticle = (url: URL) => url.origin === self.location.origin && ARTICLE.test(url.pathname);

/**
 * Articles are kept as they are read, since there may be hundreds; everything else public is kept from the first visit
 * on. A page that is not here answers, without a connection, with one that says so.
 */
export function keepVisitedPages(): void {
  const articles = new NetworkFirst({ cacheName: CACHE, networkTimeoutSeconds: PATIENCE_SECONDS });
  registerRoute(
    ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isArticle(url),
    async (options) => {
      try {
        return await articles.handle(options);
      } catch {
        return await offlinePage();
      }
    },
  );
  registerRoute(
    ({ request, sameOrigin }) => request.mode === 'navigate' && sameOrigin,
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return await offlinePage();
      }
    },
  );
  self.addEventListener('activate', (event) => event.waitUntil(readAgain()));
}

const offlinePage = async () => (await matchPrecache(paths.offline)) ?? Response.error();

/**
 * The article from which a reader came to the site was loaded before there was a worker to keep it; and one that was
 * kept names the scripts of an older version. Both are fetched when a version takes over.
 */
async function readAgain(): Promise<void> {
  const cache = await caches.open(CACHE);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = await cache.keys();
  const urls = [...open, ...kept].map(({ url }) => new URL(url)).filter(isArticle);
  const addresses = new Set(urls.map((url) => url.origin + url.pathname));
  // One that cannot be fetched now stays as it is.
  await Promise.allSettled([...addresses].map((address) => cache.add(address)));
}

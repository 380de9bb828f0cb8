/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { HEAVY_CODE_CACHE } from '#config/heavy-code.ts';

/** Named by its content: what is under a URL never changes. */
const READERS = /^\/assets\/pdf[.-]/;

/** The reader of PDFs is too heavy to be kept on every device; one that used it once keeps it. */
export function keepHeavyCode(): void {
  const strategy = new CacheFirst({ cacheName: HEAVY_CODE_CACHE });
  registerRoute(({ url, sameOrigin }) => sameOrigin && READERS.test(url.pathname), strategy);
}

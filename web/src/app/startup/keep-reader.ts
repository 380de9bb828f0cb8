import { APP_VERSION } from '#config/app-version.ts';
import { HEAVY_CODE_CACHE } from '#config/heavy-code.ts';
import { loadPreview } from '#ui/files/can-preview.ts';

/** Stands in the cache beside the reader, and goes with it. */
const MARK = `/reader-of-${APP_VERSION}`;

/**
 * Slips open without a connection on a device that never opened one: their reader, which is too heavy for every device, is
 * fetched once for each version of the app. Only through the worker, which keeps it.
 */
export async function keepReader(): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller === null) return;
  const cache = await caches.open(HEAVY_CODE_CACHE);
  if ((await cache.match(MARK)) !== undefined) return;
  await loadPreview('application/pdf');
  await cache.put(MARK, new Response(''));
}

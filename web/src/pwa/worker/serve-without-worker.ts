/// <reference lib="webworker" />
/** https://w3c.github.io/ServiceWorker/#service-worker-static-router: not in the types yet. */
type RouterRule = { condition: { urlPattern: string }; source: 'fetch-event' | { cacheName: string } };
type InstallEvent = ExtendableEvent & { addRoutes?(rules: RouterRule[]): Promise<void> };

/**
 * A start asks for some thirty scripts. Where the browser can, it takes them from the cache named here by itself, and does not
 * wake and ask this worker for each; what is not there it fetches. The readers of PDFs stay with the worker, which keeps them.
 */
export function serveWithoutWorker(self: ServiceWorkerGlobalScope, cacheName: string): void {
  self.addEventListener('install', (event: InstallEvent) => {
    const routes = event.addRoutes?.([
      { condition: { urlPattern: '/assets/pdf*' }, source: 'fetch-event' },
      { condition: { urlPattern: '/assets/*' }, source: { cacheName } },
    ]);
    // Without them the worker answers as it always did.
    if (routes !== undefined) event.waitUntil(routes.catch(() => undefined));
  });
}

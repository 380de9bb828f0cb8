/** After the page has loaded and has nothing better to do, so that it never competes with the first paint. */
export function whenIdle(work: () => Promise<void>): void {
  const start = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: 5000 });
    else setTimeout(() => void work(), 2000);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

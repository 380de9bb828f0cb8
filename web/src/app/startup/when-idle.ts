/** Idle never comes on a busy phone: then this is the latest. */
const LATEST_MS = 1_500;

/** Runs once the page has painted and has nothing better to do; returns how to cancel it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback: after two frames the first screen is shown.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

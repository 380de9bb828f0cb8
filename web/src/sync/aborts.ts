export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** A controller that also aborts with its parent. */
export function childOf(parent: AbortSignal): AbortController {
  const child = new AbortController();
  if (parent.aborted) child.abort();
  const follow = () => child.abort();
  parent.addEventListener('abort', follow, { once: true });
  // By hand and not by the option `signal`: Node keeps a listener that was added with it for ever.
  child.signal.addEventListener('abort', () => parent.removeEventListener('abort', follow), { once: true });
  return child;
}

/** Wakes a loop: `wait` resolves at the next `wake`, also when that came while nobody waited. */
export function createWakeSignal(): { wake: () => void; wait: () => Promise<void> } {
  let isWoken = false;
  let waiting: (() => void) | null = null;
  return {
    wake() {
      isWoken = true;
      waiting?.();
    },
    async wait() {
      if (!isWoken) await new Promise<void>((resolve) => (waiting = resolve));
      waiting = null;
      isWoken = false;
    },
  };
}

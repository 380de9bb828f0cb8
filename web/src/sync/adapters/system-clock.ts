import type { Clock } from '#sync/ports.ts';

/** The longest delay a browser's timer takes; longer ones would fire at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_DELAY_MS));
    return () => clearTimeout(timer);
  },
};

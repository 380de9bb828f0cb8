import { isScreenReading, whenScreenReadsAreShown } from '#data/live/screen-reads.ts';
import { afterPaint } from '#ui/lazy/after-paint.ts';
import { whenLineIsFree } from '#ui/lazy/free-line.ts';
import { whenIdle } from './when-idle.ts';

/** A screen that reads nothing from the device gives no sign of being there: by then it does. */
const LATEST_MS = 3_000;

/**
 * Runs once what the first screen reads from the device has been painted, and the page has nothing better to do.
 * The engine and the SDK begin with it: on a slow phone their code alone would hold the first list up. Returns
 * how to cancel it.
 */
export function afterFirstScreen(run: () => void): () => void {
  let cancel = () => {};
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    cancel = afterPaint(() => (cancel = whenIdle(() => (cancel = whenLineIsFree(run)))));
  };
  const latest = setTimeout(() => {
    // A read that takes longer is a list on its way: its sign will come.
    if (!isScreenReading()) begin();
  }, LATEST_MS);
  const stopWaiting = whenScreenReadsAreShown(begin);
  return () => {
    hasBegun = true;
    clearTimeout(latest);
    stopWaiting();
    cancel();
  };
}

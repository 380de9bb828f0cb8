import { whenScreenReadsAreShown } from '#data/live/screen-reads.ts';
import { afterPaint } from '#ui/lazy/after-paint.ts';
import { keepLineFree } from '#ui/lazy/free-line.ts';

/** For as long the first list has the line for itself; without a connection no rows come. */
const LATEST_MS = 8_000;

/** What the list of who has just signed in waits for, until their engine has ended. */
type Awaited = { untilRows: () => Promise<unknown>; ended: AbortSignal };

/**
 * The engine's code; for who has just signed in, with that of the server, since their list waits for both, and for the rows that
 * they bring: what comes after the first screen does not hold them up.
 */
export function loadEngine(awaited: Awaited | null) {
  const code = import('./start-engine.ts');
  if (awaited !== null)
    keepLineFree(
      Promise.allSettled([code, import('./connect-server.ts')]).then(() =>
        Promise.race([
          awaited.untilRows().then(() => untilShown(awaited.ended)),
          new Promise((resolve) => setTimeout(resolve, LATEST_MS)),
        ]),
      ),
    );
  return code;
}

/** Rows may come before the screen that shows them; one that is there already draws them a moment later. */
const untilShown = (ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stop = whenScreenReadsAreShown(() => afterPaint(resolve));
    const leave = () => {
      stop();
      resolve();
    };
    if (ended.aborted) leave();
    ended.addEventListener('abort', leave, { once: true });
  });

import { whenScreenReadsAreShown } from '#data/live/screen-reads.ts';
import { afterPaint } from '#ui/lazy/after-paint.ts';
import { keepLineFree } from '#ui/lazy/free-line.ts';

/** For as long the first list has the line for itself; without a connection no rows come. */
const LATEST_MS = 8_000;

/**
 * The engine's code; for who has just signed in, with that of the server, since their list waits for both, and for the rows that
 * they bring (`firstRows`): what comes after the first screen does not hold them up.
 */
export function loadEngine(firstRows: (() => Promise<unknown>) | null) {
  const code = import('./start-engine.ts');
  if (firstRows !== null)
    keepLineFree(
      Promise.allSettled([code, import('./connect-server.ts')]).then(() =>
        Promise.race([
          firstRows().then(untilShown),
          new Promise((resolve) => setTimeout(resolve, LATEST_MS)),
        ]),
      ),
    );
  return code;
}

/** Rows may come before the screen that shows them. */
const untilShown = () =>
  new Promise<void>((resolve) => whenScreenReadsAreShown(() => afterPaint(() => resolve())));

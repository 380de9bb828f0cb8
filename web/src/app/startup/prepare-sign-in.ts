import { frameOf } from '#app/frame/frames.ts';
import { whenIdle } from './when-idle.ts';

/** In the order in which somebody who enters needs them. Most are clients; the panel's people have faster machines. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('#firebase/own-row.ts'),
  () => import('#app/signed-in-area.tsx'),
  () => import('#app/frame/frame-by-role.tsx'),
  () => frameOf('client').load(),
  () => import('./start-engine.ts'),
  () => import('./connect-server.ts'),
];

/**
 * Fetches and runs, while somebody types, the code of what comes after the sign-in: one part at a time, so that no key waits
 * long, and calls back after the last. What cannot be had is asked for again where it is needed, and told there. Returns
 * how to stop.
 */
export function prepareSignIn(onDone: () => void): () => void {
  let stop = () => {};
  const next = ([part, ...rest]: typeof PARTS) => {
    if (part === undefined) return onDone();
    stop = whenIdle(() => {
      let isWanted = true;
      stop = () => (isWanted = false);
      void part()
        .catch(() => undefined)
        .then(() => isWanted && next(rest));
    });
  };
  next(PARTS);
  return () => stop();
}

import { frameOf } from '#app/frame/frames.ts';
import { keepLineFree } from '#ui/lazy/free-line.ts';
import { whenIdle } from './when-idle.ts';

/** In the order in which somebody who enters needs them. Most are clients; the panel's people have faster machines. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('#firebase/identity/own-row.ts'),
  () => import('#app/signed-in-area.tsx'),
  () => import('#app/frame/frame-by-role.tsx'),
  () => frameOf('client').load(),
  () => import('./start-engine.ts'),
  () => import('./connect-server.ts'),
];

let preparation: Promise<void> | null = null;

/**
 * Fetches and runs, while somebody types, the code of what comes after the sign-in: once, and one part at a time, so that no
 * key waits long. What cannot be had is asked for again where it is needed, and told there.
 */
export function prepareSignIn(): Promise<void> {
  if (preparation === null) {
    preparation = prepareAll();
    keepLineFree(preparation);
  }
  return preparation;
}

async function prepareAll(): Promise<void> {
  for (const load of PARTS) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await load().catch(() => undefined);
  }
}

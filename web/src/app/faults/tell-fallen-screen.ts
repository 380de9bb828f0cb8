import type { Faults } from './watch-faults.ts';

let faults: Promise<Faults> | null = null;

/** Begins to watch; its code comes when it is called. */
export const startFaults = (): Promise<Faults> => (faults ??= load());

/** For the router: the screen that fell. Nobody waits for it, and that it cannot be told is no fault of its own. */
export function tellFallenScreen(error: unknown): void {
  void startFaults().then(
    ({ screenFell }) => screenFell(error),
    () => {},
  );
}

async function load(): Promise<Faults> {
  const [{ watchFaults }, { sendFault }] = await Promise.all([
    import('./watch-faults.ts'),
    import('./send-fault.ts'),
  ]);
  return watchFaults(globalThis.window, sendFault, {
    isOnline: () => navigator.onLine,
    pathname: () => location.pathname,
    random: Math.random,
  });
}

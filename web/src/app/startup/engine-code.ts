let coming: Promise<unknown> | null = null;

/** The engine's code; for who has just signed in, with that of the server, since their list waits for both. */
export function loadEngine(isListWaiting: boolean) {
  const code = import('./start-engine.ts');
  if (isListWaiting)
    coming = Promise.allSettled([code, import('./connect-server.ts')]).finally(() => (coming = null));
  return code;
}

/** What a first list waits for, while it is on its way: what comes after the first screen does not hold it up. */
export const awaitedCode = (): Promise<unknown> | null => coming;

import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;

/** Looks again and again until there is something, and gives up with the last failure, or with what was waited for. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null>,
  patience_ms = 20_000,
): Promise<T> {
  const end = Date.now() + patience_ms;
  let failure: unknown = null;
  do {
    try {
      const found = await look();
      if (found !== null) return found;
      failure = null;
    } catch (error) {
      failure = error;
    }
    await pause(EVERY_MS);
  } while (Date.now() < end);
  throw new Error(`waited ${String(patience_ms / 1000)} s for ${what}`, { cause: failure });
}

/** How many questions of screens to the local database have not been answered on the screen yet. */
let open = 0;
let hasAsked = false;
const listeners = new Set<() => void>();

/** A screen asks; to be called back once its answer is shown, or the screen is gone. */
export function beginScreenRead(): () => void {
  hasAsked = true;
  open += 1;
  return () => {
    open -= 1;
    if (open === 0) for (const listener of [...listeners]) listener();
  };
}

/**
 * Calls back once when everything that the screens asked of the local database is shown: after they have asked
 * something, and at once where they did so before. Returns the undo.
 */
export function whenScreenReadsAreShown(listener: () => void): () => void {
  const once = () => {
    listeners.delete(once);
    listener();
  };
  if (hasAsked && open === 0) {
    listener();
    return () => undefined;
  }
  listeners.add(once);
  return () => void listeners.delete(once);
}

/** Whether some screen waits for an answer now. */
export const isScreenReading = (): boolean => open > 0;

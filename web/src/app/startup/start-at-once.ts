/** In place of a wait that can be cancelled: there is nothing to wait for. */
export function startAtOnce(start: () => void): () => void {
  start();
  return () => undefined;
}

import { registerWorker } from '#pwa/register-worker.ts';

let isStarted = false;

/**
 * Once. A first visit waits with it until what the person waits for has come: the worker takes megabytes along, on a line that a
 * phone may need for minutes.
 */
export function startWorker(): void {
  if (isStarted) return;
  isStarted = true;
  void registerWorker();
}

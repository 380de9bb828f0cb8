import { startChild } from '#scripts/process/child.mjs';

/** How long a browser may take to start: beside everything else on two processors the first start takes half a minute. */
export const STARTS_WITHIN_MS = 120_000;

/** Starts a program that ends with this process at the latest. Answers how to end it. */
export function start(command: string, args: readonly string[]): () => Promise<void> {
  const { child, stop } = startChild(command, args, { stdio: 'ignore' });
  const endAll = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', endAll);
  return async () => {
    await stop();
    process.removeListener('exit', endAll);
  };
}

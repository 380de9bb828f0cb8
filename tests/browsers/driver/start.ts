import { startChild } from '#scripts/process/child.mjs';

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

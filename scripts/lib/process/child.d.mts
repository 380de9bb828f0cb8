import type { ChildProcess, SpawnOptions } from 'node:child_process';

export type StartedChild = {
  child: ChildProcess;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; error: Error | null }>;
  stop: () => Promise<void>;
};

export function startChild(
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { isPatient?: boolean },
): StartedChild;

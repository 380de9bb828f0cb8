import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LOGS = join(ROOT, '.cache', 'test-logs');
/** Storage rules look into Firestore of this very project. */
const PROJECT = 'demo-portal';

const hosts = z.object({
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  FIRESTORE_EMULATOR_HOST: z.string(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
});
export type SyncBackend = { project: string; auth: string; firestore: string; storage: string };

declare module 'vitest' {
  // Merged with the one that is there already: a type cannot be.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface ProvidedContext {
    syncBackend: SyncBackend;
  }
}

/** One backend for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { addresses, stop } = await startBackend({ name: 'sync-backend', config: 'fireemu.json' });
  project.provide('syncBackend', addresses);
  return stop;
}

/**
 * On ports that were free: the project's own rules and indexes, without functions. `fireemu.emulator.json` takes the
 * tokens that `@firebase/rules-unit-testing` makes up. `name`: of its log.
 */
export async function startBackend({
  name,
  config,
}: {
  name: string;
  config: 'fireemu.json' | 'fireemu.emulator.json';
}): Promise<{ addresses: SyncBackend; stop: () => Promise<void> }> {
  const log = join(LOGS, `${name}.log`);
  mkdirSync(LOGS, { recursive: true });
  const backend = spawn(
    process.execPath,
    [
      ...[join(ROOT, 'scripts', 'backend.mjs'), 'exec', '--config', config, '--project', PROJECT],
      ...['--only', 'auth,firestore,storage'],
      ...['firestore', 'http', 'storage', 'hub', 'logging'].flatMap((service) => [`--${service}-port`, '0']),
      ...['--', process.execPath, join(ROOT, 'tests', 'functions', 'support', 'hold-backend.mjs')],
    ],
    // Its input is this process's end: the backend goes when this process does, however that dies.
    { cwd: ROOT, stdio: ['pipe', 'pipe', openSync(log, 'w')] },
  );
  const told = await hostsOf(backend, log);
  const addresses = {
    project: PROJECT,
    auth: told.FIREBASE_AUTH_EMULATOR_HOST,
    firestore: told.FIRESTORE_EMULATOR_HOST,
    storage: told.FIREBASE_STORAGE_EMULATOR_HOST,
  };
  return { addresses, stop: () => end(backend) };
}

async function hostsOf(backend: ChildProcess, log: string): Promise<z.infer<typeof hosts>> {
  if (backend.stdout === null) throw new Error('the backend was started without a pipe');
  for await (const line of createInterface({ input: backend.stdout })) {
    if (!line.startsWith('HELD ')) continue;
    backend.stdout.resume();
    return hosts.parse(JSON.parse(line.slice('HELD '.length)));
  }
  throw new Error(`the backend did not start:\n${readFileSync(log, 'utf8')}`);
}

async function end(backend: ChildProcess): Promise<void> {
  if (backend.exitCode !== null || backend.signalCode !== null) return;
  const ended = new Promise((resolve) => backend.once('exit', resolve));
  backend.stdin?.end();
  await ended;
}

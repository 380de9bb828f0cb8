import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { HOURLY_CALLS_PER_IP, HOURLY_SENDS, PROJECT, QUOTA_FILES, QUOTA_MEGABYTES } from './settings.ts';
import { startScanner, type Scanner } from './start-scanner.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(dirname(dirname(HERE)));
/** What the backend and the functions print; kept, for the run that went wrong. */
const LOG = join(ROOT, '.cache', 'test-logs', 'functions-backend.log');

/** What the backend tells a command that it runs. */
const announced = z.object({
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  FIRESTORE_EMULATOR_HOST: z.string(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  FIREEMU_FUNCTIONS_HOST: z.string(),
  FIREEMU_CONTROL_URL: z.string(),
  FIREEMU_CONTROL_TOKEN: z.string(),
});
export type Backend = {
  hosts: z.infer<typeof announced>;
  smtpPort: number;
  pushPort: number;
  scanner: { kind: Scanner['kind']; socketPath: string; port: number };
  /** The file to which the functions print. */
  log: string;
  /** The one file that the functions are. */
  bundle: string;
};

declare module 'vitest' {
  // Merged with the one that is there already: a type cannot be.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface ProvidedContext {
    backend: Backend;
  }
}

/** One backend for the whole run, on ports that were free, with functions bundled for this run alone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(dirname(LOG), { recursive: true });
  const directory = mkdtempSync(join(ROOT, '.cache', 'functions-test-'));
  const smtpPort = await freePort();
  const scannerPort = await freePort();
  const pushPort = await freePort();
  const bundle = writeFunctions(directory, {
    SMTP_PORT: smtpPort,
    CLAMD_ADDRESS: `127.0.0.1:${scannerPort}`,
    LOCAL_PUSH_SERVICE: `127.0.0.1:${pushPort}`,
  });
  writeConfiguration(directory);
  const { stop: stopScanner, ...scanner } = await startScanner();
  const backend = runBackend(directory);
  try {
    const hosts = await hostsOf(backend);
    const ports = { smtpPort, pushPort, scanner: { ...scanner, port: scannerPort } };
    project.provide('backend', { hosts, ...ports, log: LOG, bundle });
  } catch (error) {
    await stopScanner();
    await stop(backend);
    throw error;
  }
  return async () => {
    await stop(backend);
    await stopScanner();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** A copy, because the backend reloads functions whose files change and reads their `.env` files. */
function writeFunctions(directory: string, own: Record<string, number | string>): string {
  const target = join(directory, 'functions');
  mkdirSync(target);
  copyFileSync(join(ROOT, 'functions', 'package.json'), join(target, 'package.json'));
  copyFileSync(join(ROOT, 'functions', `.env.${PROJECT}`), join(target, `.env.${PROJECT}`));
  const parameters = Object.entries({
    ...own,
    HOURLY_CALLS_PER_IP,
    HOURLY_SENDS,
    QUOTA_FILES,
    QUOTA_MEGABYTES,
  }).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(target, '.env.local'), `${parameters.join('\n')}\n`);
  const bundle = join(target, 'lib', 'index.cjs');
  execFileSync(process.execPath, [join(ROOT, 'functions', 'build.mjs'), bundle], { stdio: 'inherit' });
  return bundle;
}

function writeConfiguration(directory: string): void {
  const fromHere = (file: string) => relative(directory, join(ROOT, file));
  const firebase = {
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    firestore: { rules: fromHere('firestore.rules'), indexes: fromHere('firestore.indexes.json') },
    storage: { rules: fromHere('storage.rules') },
  };
  writeFileSync(join(directory, 'firebase.emulator.json'), JSON.stringify(firebase));
  copyFileSync(join(ROOT, 'fireemu.json'), join(directory, 'fireemu.json'));
}

const EPHEMERAL_PORTS = [
  'firestore',
  'http',
  'storage',
  'functions',
  'eventarc',
  'tasks',
  'hub',
  'logging',
].flatMap((service) => [`--${service}-port`, '0']);

function runBackend(directory: string): ChildProcess {
  const log = openSync(LOG, 'w');
  const backend = ['exec', '--config', join(directory, 'fireemu.json'), '--project', PROJECT];
  const services = ['--only', 'auth,firestore,storage,functions', ...EPHEMERAL_PORTS];
  const command = ['--', process.execPath, join(HERE, 'hold-backend.mjs')];
  return spawn(
    process.execPath,
    [join(ROOT, 'scripts', 'backend.mjs'), ...backend, ...services, ...command],
    // Its input is this process's end: the backend goes when this process does, however that dies.
    { cwd: ROOT, stdio: ['pipe', 'pipe', log] },
  );
}

async function hostsOf(backend: ChildProcess): Promise<Backend['hosts']> {
  if (backend.stdout === null) throw new Error('the backend was started without a pipe');
  for await (const line of createInterface({ input: backend.stdout })) {
    if (line.startsWith('HELD ')) {
      backend.stdout.resume();
      return announced.parse(JSON.parse(line.slice('HELD '.length)));
    }
  }
  throw new Error(`the backend did not start:\n${readFileSync(LOG, 'utf8')}`);
}

async function stop(backend: ChildProcess): Promise<void> {
  if (backend.exitCode !== null || backend.signalCode !== null) return;
  const ended = new Promise((resolve) => backend.once('exit', resolve));
  backend.stdin?.end();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address of a listening TCP server is never a path.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

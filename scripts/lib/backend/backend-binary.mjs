import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { npxCommand } from '../install/npm.mjs';
import { ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';

/** The version of every other platform's fallback; the same as the optional dependency's. */
const FIREEMU_VERSION = '0.7.1';
/** To the last digit: the next one may deploy otherwise. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2';

/**
 * How the local backend is run here: `{kind, command, args, shell}`, where `kind` says which command line it
 * speaks. The package's own binary, else the fireemu launcher, else (asked for with PORTAL_BACKEND=official)
 * the official suite, which needs Java 21 and downloads its jars.
 */
export async function findBackend({
  env = process.env,
  platform = process.platform,
  arch = process.arch,
} = {}) {
  const wanted = env.PORTAL_BACKEND ?? 'fireemu';
  if (wanted === 'official') return { kind: 'official', ...npxCommand(['--yes', FIREBASE_TOOLS]) };
  if (wanted !== 'fireemu') {
    throw new PlainFailure(`PORTAL_BACKEND must be "fireemu" or "official", not "${wanted}".`);
  }
  if (platform === 'linux' && arch === 'x64')
    return { kind: 'fireemu', command: await ownBinary(), args: [] };
  return { kind: 'fireemu', ...npxCommand(['--yes', `fireemu@${FIREEMU_VERSION}`]) };
}

async function ownBinary() {
  const binary = packagedBinary();
  const found = binary === null ? null : await stat(binary).catch(() => null);
  if (found === null) {
    throw new PlainFailure(
      'The local backend (@fireemu/linux-x64) is not installed: run npm install --include=optional, or set PORTAL_BACKEND=official.',
    );
  }
  // The package arrives without its run bit.
  if ((found.mode & 0o111) === 0) await chmod(binary, 0o755);
  return binary;
}

function packagedBinary() {
  try {
    const require = createRequire(join(ROOT, 'package.json'));
    return join(dirname(require.resolve('@fireemu/linux-x64/package.json')), 'bin', 'fireemu');
  } catch {
    return null; // not installed
  }
}

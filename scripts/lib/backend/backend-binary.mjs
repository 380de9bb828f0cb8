import { spawnSync } from 'node:child_process';
import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { npxCommand } from '../install/npm.mjs';
import { ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';

/** To the last digit: the next one may deploy otherwise. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2';

/**
 * How the local backend is run here: `{kind, command, args, shell}`, where `kind` says which command line it
 * speaks. The package's own binary on Linux (x64); elsewhere, or asked for with PORTAL_BACKEND=official, the official
 * suite, which needs Java 21 and downloads its jars: then `note` is one sentence for the person.
 */
export async function findBackend({
  env = process.env,
  platform = process.platform,
  arch = process.arch,
  hasJava = isJavaHere,
} = {}) {
  const isHome = platform === 'linux' && arch === 'x64';
  const wanted = env.PORTAL_BACKEND ?? (isHome ? 'fireemu' : 'official');
  switch (wanted) {
    case 'official':
      if (!hasJava())
        throw new PlainFailure(
          `On ${platform} (${arch}) the local backend is the official Firebase suite, which needs Java 21: install it and try again.`,
        );
      return {
        kind: 'official',
        ...npxCommand(['--yes', FIREBASE_TOOLS]),
        note: `The local backend is the official Firebase suite on ${platform} (${arch}): its first start downloads some 200 MB.`,
      };
    case 'fireemu':
      if (isHome) return { kind: 'fireemu', command: await ownBinary(), args: [] };
      throw new PlainFailure(`There is no fireemu for ${platform} (${arch}): leave PORTAL_BACKEND out.`);
    default:
      throw new PlainFailure(`PORTAL_BACKEND must be "fireemu" or "official", not "${wanted}".`);
  }
}

const isJavaHere = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

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

import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Runs `work` unless `stamp` says that the same `hash` was worked last time and every output is still there.
 * The stamp goes before the work, so that an interrupted run is repeated. Answers whether it worked.
 */
export async function whenChanged({ hash, stamp, outputs, work }) {
  const last = await readFile(stamp, 'utf8').catch(() => null);
  if (last === hash && (await areThere(outputs))) return false;
  await rm(stamp, { force: true });
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}

async function areThere(paths) {
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
  return found.every((entry) => entry !== null);
}

import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const NEVER_AN_INPUT = new Set(['node_modules', 'dist', '.cache', '.git', 'coverage']);

/**
 * SHA-256 over the names and bytes of files and folders below `root`, plus `extra` text. Dates do not count:
 * a fresh clone and a touched file have the same hash. A path that does not exist counts as absent, so that its coming
 * into being changes the hash.
 */
export async function contentHash(root, paths, { extra = '', isInput = () => true } = {}) {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat();
  const hash = createHash('sha256').update(extra);
  const named = files.map((file) => ({ file, name: relative(root, file).split(sep).join('/') }));
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { file, name } of named.filter((entry) => isInput(entry.name))) {
    const bytes = await readFile(file);
    hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function filesBelow(path) {
  const found = await stat(path).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path);
  const kept = entries.filter((name) => !NEVER_AN_INPUT.has(name));
  return (await Promise.all(kept.map((name) => filesBelow(join(path, name))))).flat();
}

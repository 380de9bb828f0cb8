import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TEXTS = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.xml', '.txt']);

/**
 * The same app as a later build would leave it: each script and style under another name, so that the old names are
 * gone, and a worker that says so.
 */
export async function makeNextVersion(from, to) {
  await cp(from, to, { recursive: true });
  const assets = (await readdir(join(to, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(/\.(js|css)$/, 'v2.$1')]));
  for (const path of await textsBelow(to)) {
    const text = await readFile(path, 'utf8');
    const next = text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => renamed.get(name) ?? name);
    await writeFile(path, path.endsWith('sw.js') ? underNewRevisions(next) : next);
  }
  for (const [name, next] of renamed) await rename(join(to, 'assets', name), join(to, 'assets', next));
}

/** What is named by no hash, such as a page, is fetched again by its revision. */
const underNewRevisions = (worker) =>
  worker.replaceAll(/(["']?revision["']?:["'`])([0-9a-f]{32})/g, (_, before, hash) => `${before}${hash}2`);

async function textsBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

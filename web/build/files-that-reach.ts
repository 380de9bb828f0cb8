import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Paths of the files in a folder that import something of this form, or a file of the folder that does. Imports of
 * types are left out: nothing of them is in the bundle.
 */
export function filesThatReach(folder: string, form: RegExp): string[] {
  const texts = textsOf(folder);
  const found = new Set([...texts].flatMap(([path, text]) => (form.test(text) ? [path] : [])));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [path, text] of texts)
      if (importsOf(path, text).some((next) => found.has(next))) found.add(path);
  }
  return [...found];
}

function textsOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return new Map(sources.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]));
}

/** By a path from the file itself, or by the room's own name: `#ui/` for .../ui/. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type)[^;]*from '([^']+)'/gm)].flatMap(([, named]) => {
    if (named === undefined) return [];
    if (named.startsWith('.')) return [join(dirname(path), named)];
    const room = /^#(\w+)\//.exec(named)?.[1];
    const start = room === undefined ? -1 : path.lastIndexOf(`/${room}/`);
    return start < 0 ? [] : [join(path.slice(0, start), named.slice(1))];
  });
}

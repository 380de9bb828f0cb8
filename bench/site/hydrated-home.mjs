import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inCache, inRoot } from '#scripts/paths.mjs';

const FOLDER = '.cache/bench/rivals/hydrated-home';

/** Builds the home page that is hydrated as a whole, and answers the hosting that serves it like the product. */
export async function buildHydratedHome(hosting) {
  const shared = {
    configFile: false,
    logLevel: 'warn',
    root: inRoot('bench', 'rivals', 'hydrated-home'),
    plugins: [react()],
  };
  const server = inCache('bench', 'rivals', 'hydrated-home-server');
  await build({
    ...shared,
    build: {
      outDir: inRoot(FOLDER),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  });
  await build({ ...shared, build: { ssr: 'server.tsx', outDir: server, emptyOutDir: true } });
  const { head, page } = await import(pathToFileURL(join(server, 'server.js')).href);
  const file = join(inRoot(FOLDER), 'index.html');
  const template = await readFile(file, 'utf8');
  // Replacement by function: '$' in a page must not be read as a pattern.
  await writeFile(
    file,
    template.replace('<!--head-->', () => head).replace('<!--page-->', () => page),
  );
  return { ...hosting, public: FOLDER };
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** What a module of web/ exports, run here by the build. `folder`: where it may write, erased afterwards. */
export async function renderAhead<Module>(entry: string, { root, mode, folder }: Rendering): Promise<Module> {
  await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(root, entry),
      // The pages carry these styles as they are.
      cssMinify: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  // The query keeps a second build in the same process from getting the first one's pages.
  const module = (await import(`${pathToFileURL(join(folder, 'page.mjs')).href}?${Date.now()}`)) as Module; // the entry's own exports
  await rm(folder, { recursive: true, force: true });
  return module;
}

type Rendering = { root: string; mode: string; folder: string };

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';
import type { RenderedSite } from '../src/site/prerender.tsx';

const ENTRY = '/src/site/prerender.tsx';

/**
 * Renders the public pages into dist. It has to happen in writeBundle: the service worker's list of files is
 * made after it, and must hold these pages.
 */
export function sitePages(cacheDir: string): Plugin {
  return {
    name: 'site-pages',
    // The two environments of one build would otherwise render twice.
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options, bundle) {
      const outDir = options.dir;
      if (outDir === undefined || !('index.html' in bundle)) return;
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      const fonts = Object.keys(bundle).filter((name) => /gabarito-[^/]*\.woff2$/.test(name));
      const site = await loadSite(this.environment.config.root, this.environment.config.mode, cacheDir);
      for (const page of site.pages) {
        await writeFile(join(outDir, page.file), fill(template, page, preloads(fonts)));
      }
      for (const file of site.files) await writeFile(join(outDir, file.name), file.text);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const answer = async () => {
          const { site } = (await server.ssrLoadModule(ENTRY)) as { site: RenderedSite };
          const page = site.pages.find((candidate) => candidate.path === path);
          if (page === undefined) return next();
          const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
          const html = await server.transformIndexHtml(path, fill(template, page, ''));
          response.setHeader('Content-Type', 'text/html').end(html);
        };
        answer().catch(next);
      });
    },
  };
}

async function loadSite(root: string, mode: string, cacheDir: string): Promise<RenderedSite> {
  const outDir = join(cacheDir, 'site-pages');
  await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(root, ENTRY),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'site.mjs' } },
    },
  });
  // The query keeps a second build in the same process from getting the first one's pages.
  const module = (await import(`${pathToFileURL(join(outDir, 'site.mjs')).href}?${Date.now()}`)) as {
    site: RenderedSite;
  };
  await rm(outDir, { recursive: true, force: true });
  return module.site;
}

const preloads = (fonts: readonly string[]) =>
  fonts
    .map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`)
    .join('');

function fill(
  template: string,
  page: { readonly head: string; readonly body: string },
  preload: string,
): string {
  // Replacement by function: '$' in a page must not be read as a pattern.
  return template.replace('<!--head-->', () => page.head + preload).replace('<!--page-->', () => page.body);
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { RenderedPage, RenderedSite } from '../src/site/prerender.tsx';
import { drawPictures } from './draw-pictures.ts';
import { renderAhead } from './render-ahead.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { takeStyles } from './take-styles.ts';

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
      const { root, mode } = this.environment.config;
      const folder = join(cacheDir, 'site-pages');
      const { site } = await renderAhead<{ site: RenderedSite }>(ENTRY, { root, mode, folder });
      const built = await takeStyles(await readFile(join(outDir, 'index.html'), 'utf8'), outDir);
      const { template, start } = startAfterPaint(built.template);
      const put = async (name: string, content: string | Uint8Array) => {
        await mkdir(dirname(join(outDir, name)), { recursive: true });
        await writeFile(join(outDir, name), content);
      };
      // Before the page's own styles, which build on them.
      const common = `${start}<style>${built.styles}</style>`;
      for (const page of site.pages) await put(page.file, fill(template, page, common));
      for (const { name, text } of site.files) await put(name, text);
      const pictures = await drawPictures(
        site.pictures,
        join(root, 'src/ui/fonts'),
        join(cacheDir, 'pictures'),
      );
      for (const { name, png } of pictures) await put(name, png);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const answer = async () => {
          const { site } = (await server.ssrLoadModule(ENTRY)) as { site: RenderedSite };
          const file = site.files.find(({ name }) => `/${name}` === path);
          if (file !== undefined) return void response.end(file.text);
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

function fill(template: string, page: RenderedPage, common: string): string {
  // Replacement by function: '$' in a page must not be read as a pattern.
  return template.replace('<!--head-->', () => common + page.head).replace('<!--page-->', () => page.body);
}

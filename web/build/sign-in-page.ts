import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { AFTER_SIGN_IN, scriptsOf, withoutCompiledCode } from './preload-first-screen.ts';
import { renderAhead } from './render-ahead.ts';
import { takeStyles } from './take-styles.ts';

const PRERENDERED = 'src/app/prerendered';
const SCREEN = '/app/gates/auth-area.tsx';
const OF_THE_SIGNED_IN = /\s*<(?:meta name="[a-z]+-scripts"|link rel="preload" as="font")[^>]*>/g;

/**
 * Writes /auth: the app's page with the sign-in form in it. On a slow line it can be typed into before any script has come, and
 * the scripts come while somebody types. The worker, which has all of them on the device, answers with the app's page instead.
 */
export function signInPage(cacheDir: string): Plugin {
  return {
    name: 'sign-in-page',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options, bundle) {
      const outDir = options.dir;
      if (outDir === undefined || !('app.html' in bundle)) return;
      const { root, mode } = this.environment.config;
      const folder = join(cacheDir, 'sign-in-page');
      const { renderSignInPage } = await renderAhead<
        typeof import('../src/app/prerendered/sign-in-page.tsx')
      >(`${PRERENDERED}/sign-in-page.tsx`, { root, mode, folder });
      const { markup, styles } = renderSignInPage();
      const script = await readFile(join(root, PRERENDERED, 'hold-input.js'), 'utf8');
      const app = await takeStyles(await readFile(join(outDir, 'app.html'), 'utf8'), outDir);
      const page = withoutCompiledCode(app.template).replaceAll(OF_THE_SIGNED_IN, '');
      const unnamed = (paths: string[]) => scriptsOf(paths, bundle).filter((name) => !page.includes(name));
      const own = unnamed([SCREEN]);
      const next = new Set(AFTER_SIGN_IN.flatMap((path) => unnamed([path])));
      const preload = (name: string, priority = '') =>
        `<link rel="modulepreload" crossorigin${priority} href="/${name}">`;
      const head = [
        ...own.map((name) => preload(name)),
        ...[...next]
          .filter((name) => !own.includes(name))
          .map((name) => preload(name, ' fetchpriority="low"')),
        `<style>${app.styles}</style>`,
        // Until the app takes over (take-over.ts) its page is hidden.
        `<style id="prerendered-styles">${styles}#prerendered:not(:empty)~#page{display:none}</style>`,
      ].join('\n');
      await writeFile(
        join(outDir, 'auth.html'),
        page
          .replace('</head>', () => `${head}\n</head>`)
          .replace(
            '<div id="page">',
            (element) => `<div id="prerendered">${markup}</div><script>${script}</script>${element}`,
          ),
      );
    },
  };
}

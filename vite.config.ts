import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { type VitePWAOptions, VitePWA } from 'vite-plugin-pwa';
import { appVersion } from './web/build/app-version.ts';
import { compileWhole } from './web/build/compile-whole.ts';
import { fillAppPage } from './web/build/fill-app-page.ts';
import { forbidInProduction } from './web/build/forbid-in-production.ts';
import { noChunkCycles } from './web/build/no-chunk-cycles.ts';
import { isStarted, preloadFirstScreen } from './web/build/preload-first-screen.ts';
import { sharedChunks } from './web/build/shared-chunks.ts';
import { signInPage } from './web/build/sign-in-page.ts';
import { sitePages } from './web/build/site-pages.ts';
import { verifierFile } from './web/build/verifier-file.ts';
import { webManifest } from './web/build/web-manifest.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Loaded when a screen asks for them, and far too heavy to keep on every device. */
const HEAVY_CHUNKS = ['**/assets/{charts,pdf,xlsx,heic,guessed-passwords}-*.js'];

/**
 * What the first screens need was asked for before they are (web/build/preload-first-screen.ts), and each start would look through
 * it once more. A screen that is drawn with our own parts is one of the app, whose page has run what every screen leans on: a list of
 * these again would come with each file that opens one.
 */
function withoutWhatIsThere(file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) {
  if (hostType === 'html') return needed;
  if (/^assets\/(?:signed-in|portal|panel)-/.test(file)) return [];
  return needed.some((name) => name.startsWith('assets/ui-'))
    ? needed.filter((name) => !isStarted(name))
    : needed;
}

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/** The host serves `/servicos.html` as `/servicos` and redirects the former; a redirect has no place in the cache. */
const underCleanUrls: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({ ...entry, url: entry.url.replace(/(?:^index)?\.html$/, '') || '/' })),
});

export default defineConfig({
  root: here('web'),
  envDir: here('.'),
  cacheDir: here('node_modules/.vite'),
  resolve: {
    alias: {
      re2js: here('web/src/firebase/sdk/firebase-patterns.ts'),
      'hoist-non-react-statics': here('web/src/ui/theme/no-statics.ts'),
      '@emotion/hash': here('web/src/ui/theme/style-names.ts'),
      '@emotion/is-prop-valid': here('web/src/ui/theme/html-props.ts'),
    },
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: withoutWhatIsThere },
    rolldownOptions: {
      input: { index: here('web/index.html'), app: here('web/app.html') },
      output: { codeSplitting: { groups: sharedChunks(here('.')), includeDependenciesRecursively: false } },
    },
  },
  plugins: [
    react(),
    appVersion(here('.')),
    fillAppPage(),
    preloadFirstScreen(),
    compileWhole(),
    sitePages(here('.cache')),
    signInPage(here('.cache')),
    verifierFile(here('.cache')),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa/worker',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      manifest: webManifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,svg,woff2}', 'icons/*.png'],
        // Articles and months are kept as they are read: there may be hundreds of them.
        // The app's page answers for /auth.
        globIgnores: [
          ...HEAVY_CHUNKS,
          '404.html',
          'auth.html',
          'blog/*.html',
          'calendario-tributario/*.html',
          'sw.js',
        ],
        manifestTransforms: [underCleanUrls],
        // Everything the app needs works offline, the database client included.
        maximumFileSizeToCacheInBytes: 1_500_000,
      },
      devOptions: { enabled: false },
    }),
    noChunkCycles(),
    forbidInProduction(),
  ],
});

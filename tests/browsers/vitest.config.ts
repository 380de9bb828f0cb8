import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BROWSERS } from './driver/browser.ts';
import { STARTS_WITHIN_MS } from './driver/start.ts';
import { byWebDriver } from './provider.ts';

/** Of every day: what a browser may do otherwise. */
const CONTRACT = 'tests/browsers/*.test.ts';

/** All that the engine and the local database are held to, on the browser's own database and files. */
const ALL = 'web/src/{data,sync}/**/*.test.ts';

const NOT_IN_A_BROWSER = [
  // Their files come from the disk.
  'web/src/data/files/{add-documents,check-file,md5}.test.ts',
  'web/src/data/files/photo-metadata/**',
  // Each of their tabs is a fresh copy of its modules, which a browser does not make.
  'web/src/data/local/tab-state.test.ts',
  'web/src/sync/adapters/opened-company-channel.test.ts',
  // WebKit refuses to open a database in the same moment in which its upgrade was broken off; no page does that.
  'web/src/data/drafts/move-drafts.test.ts',
];

export default defineConfig({
  // Found only when they are needed, they would have the page load anew in the middle of a test.
  optimizeDeps: {
    include: ['@noble/hashes/legacy.js', 'firebase/app', 'firebase/firestore', 'p-limit'],
  },
  test: {
    name: 'engine',
    root: join(import.meta.dirname, '..', '..'),
    include: process.env['PORTAL_STORIES'] === 'all' ? [CONTRACT, ALL] : [CONTRACT],
    exclude: [...configDefaults.exclude, ...NOT_IN_A_BROWSER],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      provider: byWebDriver(),
      // Its clock starts before the browser does.
      connectTimeout: STARTS_WITHIN_MS + 60_000,
      instances: BROWSERS.map((browser) => ({ browser })),
      screenshotFailures: false,
      ui: false,
    },
  },
});

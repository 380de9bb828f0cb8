import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mutantOfEnvironment } from './tests/sync/simulator/mutants.mjs';

const NOT_OURS = ['**/node_modules/**', 'functions/lib/**'];
const FOLDERS = '{bench,domain,web,functions,scripts,tests/chaos,tests/rules/mutants}';

/** The seed's bundler hands pictures over as bytes; so do the tests. */
const bytesOfPictures = {
  name: 'bytes-of-pictures',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!id.endsWith('.jpg')) return null;
    const base64 = (await readFile(id)).toString('base64');
    return `export default Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0));`;
  },
};

/** They open databases of one name, as each tab does. */
const WITH_DATABASES = 'web/src/{app,data}/**/*.test.ts';

/** Components whose modules keep what a running page is told of its version: each file has a page to itself. */
const OWN_PAGE = 'web/src/pwa/**/*.test.tsx';

/** Built pages, which take the whole document, its head too. */
const SITE = 'web/src/site/**/*.test.tsx';

/** Unit tests: those that live next to their code and need no backend. What crosses rooms is in tests/. */
export default defineConfig({
  plugins: [bytesOfPictures, mutantOfEnvironment],
  test: {
    exclude: NOT_OURS,
    // A process for each file took longer to start than its tests to run.
    pool: 'threads',
    // Vitest leaves one processor out: of two, half of the machine would only look on.
    maxWorkers: availableParallelism(),
    setupFiles: ['tests/patient-waits.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${FOLDERS}/**/*.test.{ts,mjs}`],
          exclude: [...NOT_OURS, WITH_DATABASES],
          // Most of them are pure, and what they import is the same: it is read once for all.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'databases',
          include: [WITH_DATABASES],
          isolate: false,
          setupFiles: ['tests/no-databases.ts'],
        },
      },
      { extends: true, test: { name: 'page', environment: 'jsdom', include: [OWN_PAGE] } },
      { extends: true, test: { name: 'site', environment: 'jsdom', include: [SITE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [`${FOLDERS}/**/*.test.tsx`],
          exclude: [...NOT_OURS, OWN_PAGE, SITE],
          // What draws screens takes seconds to read, and is read once for all; each file leaves an empty page.
          isolate: false,
          setupFiles: ['web/src/ui/testing/leave-empty-page.ts', 'tests/no-databases.ts'],
        },
      },
    ],
  },
});

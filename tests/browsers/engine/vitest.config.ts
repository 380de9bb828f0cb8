import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BROWSERS } from '../driver/browser.ts';
import { byWebDriver } from './provider.ts';

/** The engine's parts that a browser may do otherwise, in the browser itself. */
export default defineConfig({
  test: {
    name: 'browsers-engine',
    root: join(import.meta.dirname, '..', '..', '..'),
    include: ['tests/browsers/engine/**/*.test.ts'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      provider: byWebDriver(),
      instances: BROWSERS.map((browser) => ({ browser })),
      screenshotFailures: false,
      // In the machine's own processes: nobody looks.
      ui: false,
    },
  },
});

import { defineConfig } from '@playwright/test';
import { BROWSERS } from './driver/browser.ts';
import type { StoryOptions } from './story.ts';

/** Those tagged `@every-day` alone, in every browser that is installed; or all of them. */
const IS_ALL = process.env['PORTAL_STORIES'] === 'all';

export default defineConfig<StoryOptions>({
  testDir: '.',
  // What ends with .test.ts runs in the page: vitest.config.ts.
  testMatch: '*.spec.ts',
  // One app, and one line to it that a story may cut.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // For the reasons of tests/e2e/playwright.config.ts.
  retries: process.env['CI'] === undefined ? 0 : 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  ...(IS_ALL ? {} : { grep: /@every-day/ }),
  projects: BROWSERS.map((name) => ({
    name,
    outputDir: `../../test-results/browsers/${name}`,
    use: { kind: name },
  })),
});

import { defineConfig } from '@playwright/test';
import { PLAYWRIGHT_SWITCHES } from '#scripts/install/browser-switches.mjs';
import { leftOut } from '#scripts/testing/story-turn.mjs';

const baseURL = process.env['PORTAL_URL'] ?? 'http://localhost:5000';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Every story at both widths, instead of those of every day. */
const IS_ALL = process.env['PORTAL_STORIES'] === 'all';

/** Whose turn it is of `@turn-1`, `@turn-2` and `@turn-3`; without it a story runs whatever its turn. */
const LEFT_OUT = leftOut(process.env['PORTAL_TURN']);

/** Of every day: not those that are tagged as long, and each at the width of its people. */
const storiesOf = (testMatch: RegExp[]) => (IS_ALL ? {} : { testMatch, grepInvert: LEFT_OUT });

/** Screens are built otherwise at each width, and looked at in both. */
const AT_BOTH = /e2e\/accessibility\.spec/;
/** Visitors, clients, and what is below every screen. */
const AT_PHONE = [/e2e\/(attacks|engine|portal|site)\//, AT_BOTH];
/** Staff, and anyone who signs in anywhere: about as many, since both widths run at the same time. */
const AT_DESKTOP = [/e2e\/(account|panel)\//, AT_BOTH];

/** Each its own folder: a run empties it first. */
const tracesOf = (project: string) => `../../test-results/e2e/${project}`;

export default defineConfig({
  testDir: '.',
  // One backend serves all stories: one worker keeps them from disturbing each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // The author of a story sees each race at once. In the whole, where real services share two processors for a
  // quarter of an hour, a story gets a second and a third try, and the report names it: it is still a fault to fix.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // Only for a story that hangs: where memory is slow, one of eight seconds takes half a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
      args: PLAYWRIGHT_SWITCHES,
    },
  },
  projects: [
    { name: 'phone', outputDir: tracesOf('phone'), use: PHONE, ...storiesOf(AT_PHONE) },
    { name: 'desktop', outputDir: tracesOf('desktop'), use: DESKTOP, ...storiesOf(AT_DESKTOP) },
  ],
});

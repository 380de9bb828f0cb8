import { defineConfig } from '@playwright/test';

const baseURL = process.env['PORTAL_URL'] ?? 'http://localhost:5000';

/** Quiet in a closed network; the sandbox needs rights that containers do not have. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Stories of screens that differ with the width, or that everybody uses on both. */
const AT_BOTH = [
  /e2e\/accessibility\.spec/,
  /e2e\/account\/demo-accounts\.spec/,
  /e2e\/engine\/refused-work\.spec/,
  /e2e\/panel\/(clients|documents|messages|tasks)\.spec/,
  /e2e\/portal\/(chat|first-list|obligations)\.spec/,
  /e2e\/site\/(accessibility|fonts|menu)\.spec/,
];
/** Visitors, clients, and anyone who signs in anywhere. */
const AT_PHONE = [/e2e\/(account|attacks|engine|portal|site)\//, ...AT_BOTH];
const AT_DESKTOP = [/e2e\/panel\//, ...AT_BOTH];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // One backend serves all stories: one worker keeps them from disturbing each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // The author of a story sees each race at once. In the whole, where real services share two processors for a
  // quarter of an hour, a story gets a second and a third try, and the report names it: it is still a fault to fix.
  retries: process.env['CI'] === undefined ? 0 : 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['PORTAL_CHROMIUM'] ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGUMENTS,
    },
  },
  projects: [
    { name: 'phone', use: PHONE, testMatch: AT_PHONE },
    { name: 'desktop', use: DESKTOP, testMatch: AT_DESKTOP },
    // Each story at the width that its users rarely have: part of the long tests.
    { name: 'phone-rest', use: PHONE, testIgnore: AT_PHONE },
    { name: 'desktop-rest', use: DESKTOP, testIgnore: AT_DESKTOP },
  ],
});

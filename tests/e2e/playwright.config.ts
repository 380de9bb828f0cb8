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

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // One backend serves all stories: one worker keeps them from pulling the ground from under each other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // Whoever writes a story sees each race at once. In the whole, where real services share two processors for a
  // quarter of an hour, a story gets a second and a third try, and the report names it: it is still a fault to mend.
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
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});

import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { CLIENT, signInOnDevice } from '#bench/people.mjs';
import { table } from '#bench/table.mjs';
import { auditSignedIn } from '../site/audit-page.mjs';
import { openDebuggedBrowser } from '../site/debugged-browser.mjs';

const PAGES = [
  '/client-portal?aba=documentos',
  '/client-portal?aba=obrigacoes',
  '/client-portal?aba=chat',
  '/client-portal/requests',
  '/client-portal/requests/new',
  '/client-portal/me',
  '/sync',
];
/** The first mirroring is over by then: what is audited is the screen of every other day. */
const MIRROR_MS = 8_000;
const FULL = 100;

/** Lighthouse on the portal's screens, signed in: accessibility and best practices, 100 each. */
export async function measureAudits({ offset, executable, holder, say }) {
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const origin = `http://localhost:${app.plan.app}`;
  const browser = await openDebuggedBrowser({
    executable,
    profile: inCache('bench', 'audit-profile'),
    holder,
  });
  await signIn(browser.port, origin);
  const audits = [];
  for (const path of PAGES) audits.push({ path, ...(await auditSignedIn(origin + path, browser.port)) });
  await browser.close();
  await app.stop();
  say(
    table(
      ['Lighthouse, phone, signed in', 'accessibility', 'best practices'],
      audits.map(({ path, scores }) => [path, ...scores.map(String)]),
    ),
  );
  for (const { path, failed } of audits) for (const cause of failed) say(`MISSED ${path}: ${cause}`);
  return audits.every(({ scores }) => scores.every((score) => score === FULL));
}

/** In the window that is there: what is opened by the side would forget who signed in. */
async function signIn(port, origin) {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const [page] = browser.contexts()[0].pages();
  await signInOnDevice(page, origin, CLIENT, '/client-portal');
  await delay(MIRROR_MS);
  await browser.close();
}

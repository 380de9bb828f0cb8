import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { openBackend } from '#bench/backend.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, signInOnDevice } from '#bench/people.mjs';

const ROW = '[aria-label="Documentos Enviados"] > li';
const PROFILE = inCache('bench', 'profile-revoked');
const HIDDEN_MS = 2_000;
const PATIENCE_MS = 30_000;

/** A client with the list on the screen is blocked at the server: until it is gone from the screen, and what is left on the device. */
export async function measureRevoked({ offset, executable, holder, say }) {
  await rm(PROFILE, { recursive: true, force: true });
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const { db } = openBackend(app.plan);
  const device = await openBrowser({ executable, profile: PROFILE, holder });
  const { page } = device;
  await signInOnDevice(page, `http://localhost:${app.plan.app}`, CLIENT, '/client-portal');
  await page.locator(ROW).first().waitFor();
  const { uid, tenant_id } = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.session')));
  const name = `portal.${tenant_id}.${uid}`;
  const start = Date.now();
  await db.doc(`app_users/${uid}`).update({ is_active: false, blocked_at: new Date() });
  await page.locator(ROW).first().waitFor({ state: 'detached', timeout: PATIENCE_MS });
  const hidden = Date.now() - start;
  const left = await databasesLeft(page, name);
  say(`hidden after ${hidden} ms; databases of the account left: ${left}`);
  await device.close();
  await app.stop();
  await rm(PROFILE, { recursive: true, force: true });
  return [
    {
      row: '11',
      measure: 'blocked at the server, hidden on the device',
      unit: 'ms',
      ours: hidden,
      goal: HIDDEN_MS,
    },
    { row: '11', measure: 'then left on the device', unit: 'databases', ours: left, goal: 0 },
  ];
}

/** The page may move on in between. */
async function databasesLeft(page, name) {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const names = await page
      .evaluate(async () => (await indexedDB.databases()).map((database) => database.name))
      .catch(() => [name]);
    if (!names.includes(name)) return 0;
    if (Date.now() > limit) return 1;
    await delay(100);
  }
}

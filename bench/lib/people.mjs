import { setTimeout as delay } from 'node:timers/promises';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';

const LOOK_EVERY_MS = 1_000;

/** The client whose portal is measured; the demo firm's seed has it. */
export const CLIENT = { email: 'cliente@aurora.example', password: 'Demo@2026!', tenant_id: 'aurora' };

/** Of another company of the same firm. */
export const OTHER_CLIENT = { ...CLIENT, email: 'cliente2@aurora.example' };

/** A person of the firm, whose device mirrors all of it. */
export const STAFF = { email: 'contador@aurora.example', password: CLIENT.password };

/** Signs in as a person would, and waits until the worker holds the app: from then on it starts without a connection. */
export async function signInOnDevice(page, origin, { email, password }, home) {
  await page.goto(`${origin}/auth`);
  await page.locator('input[type=email]:visible').fill(email);
  await page.locator('input[type=password]:visible').fill(password);
  await page.locator('input[type=password]:visible').press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith(home));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** The one company of a client user, as the device wrote it down. */
export function clientIdOnDevice(page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('portal.session')).client_ids[0]);
}

/** Waits until that many rows of a kind are on the device. */
export async function waitForRows(page, table, least, timeout) {
  const limit = Date.now() + timeout;
  for (;;) {
    const rows = await page.evaluate(countRows, table);
    if (rows >= least) return;
    if (Date.now() > limit) throw new PlainFailure(`FAILED: only ${rows} of ${least} rows came in time.`);
    await delay(LOOK_EVERY_MS);
  }
}

/** Waits until all that was done on the device is sent and answered, files too. */
export async function untilSent(page, timeout) {
  const limit = Date.now() + timeout;
  for (;;) {
    const waiting = (await page.evaluate(countRows, 'outbox')) + (await page.evaluate(countRows, 'uploads'));
    if (waiting === 0) return;
    if (Date.now() > limit)
      throw new PlainFailure(`FAILED: ${waiting} entries and files still wait to be sent.`);
    await delay(LOOK_EVERY_MS);
  }
}

/** Runs in the page. */
async function countRows(table) {
  const { uid, tenant_id } = JSON.parse(localStorage.getItem('portal.session'));
  const db = await new Promise((resolve, reject) => {
    const opening = indexedDB.open(`portal.${tenant_id}.${uid}`);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const counting = db.transaction(table).objectStore(table).count();
  const rows = await new Promise((resolve) => (counting.onsuccess = () => resolve(counting.result)));
  db.close();
  return rows;
}

import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { addDocuments } from './backend.mjs';
import { CLIENT, signInOnDevice } from './people.mjs';
import { serveRival } from './rival.mjs';

/** Ten thousand rows on a slow machine take a good part of it. */
const GIVE_UP_AFTER_MS = 300_000;

/**
 * Two devices, the portal's and the other's, see the same rows once with everything up; then all of it is stopped.
 * Answers their addresses.
 */
export async function fillDevices({ profiles, open, rows, offset, holder, say }) {
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  say(`Adding ${rows} documents to one client ...`);
  await addDocuments(app.plan, rows, holder);
  const rival = await serveRival('firestore-list', app.plan);
  const origins = { portal: `http://localhost:${app.plan.app}`, rival: rival.origin };

  say('Signing in and mirroring once ...');
  const device = await open(profiles.portal);
  await signInOnDevice(device.page, origins.portal, CLIENT, '/client-portal');
  const total = await mirroredCount(device.page, rows);
  await device.close();

  const other = await open(profiles.rival);
  await other.page.goto(origins.rival);
  await other.page.evaluate(async (of) => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    await globalThis.benchSignIn(of);
  }, CLIENT);
  await other.page.waitForFunction((count) => globalThis.benchSynced === count, total, {
    timeout: GIVE_UP_AFTER_MS,
  });
  await other.close();
  await rival.stop();
  await app.stop();
  return origins;
}

/** Waits for at least the added rows, and answers how many documents the screen counts: the office's and those sent from here. */
async function mirroredCount(page, rows) {
  const counted = await page.waitForFunction(
    (least) => {
      const counts = [...document.querySelectorAll('span')]
        .filter((span) => /^[\d.]+ arquivos?$/.test(span.textContent))
        .map((span) => Number.parseInt(span.textContent.replaceAll('.', ''), 10));
      const count = counts.reduce((sum, one) => sum + one, 0);
      return count > least ? count : false;
    },
    rows,
    { timeout: GIVE_UP_AFTER_MS },
  );
  return counted.jsonValue();
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { DESKTOP, openBrowser } from '#bench/browser.mjs';
import { signInOnDevice, STAFF, waitForRows } from '#bench/people.mjs';
import { keeps } from '#bench/promise.mjs';
import { milliseconds } from '#bench/table.mjs';

const LIMIT_MS = 30_000;
const PATIENCE_MS = 300_000;
const SLIPS = '/admin/slips';
/** One per slip that is not published. */
const ROWS = 'main li[aria-label$=".pdf"]';

/** Many slips dropped at once, without a connection: until each is read, matched and shown. Answers whether that is in time. */
export async function measureSlips({ slips: count, offset, executable, holder, say }) {
  const profile = inCache('bench', 'profile-slips');
  const folder = inCache('bench', 'slips');
  for (const path of [profile, folder]) await rm(path, { recursive: true, force: true });
  const paths = await printed(folder, count);
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const device = await openBrowser({ executable, profile, holder, screen: DESKTOP });
  const { page } = device;
  const origin = `http://localhost:${app.plan.app}`;
  await signInOnDevice(page, origin, STAFF, '/admin');
  for (const kind of ['clients', 'obligations']) await waitForRows(page, kind, 1, PATIENCE_MS);
  await page.goto(origin + SLIPS);
  const field = page.getByLabel('PDFs das guias');
  // The reader of PDFs is on the device from the first one on.
  await field.setInputFiles(paths.slice(0, 1));
  await page.locator(ROWS).first().waitFor();
  await device.context.setOffline(true);
  await page.evaluate(watchTasks);
  const from = Date.now();
  await field.setInputFiles(paths.slice(1));
  await page.waitForFunction(
    ([selector, wanted]) => document.querySelectorAll(selector).length >= wanted,
    [ROWS, count],
    { timeout: PATIENCE_MS },
  );
  const took = Date.now() - from;
  const longest = await page.evaluate(() => globalThis.benchLongestTask());
  await device.close();
  await app.stop();
  for (const path of [profile, folder]) await rm(path, { recursive: true, force: true });
  say(`${count} slips read and matched; the longest task of the page meanwhile: ${milliseconds(longest)}`);
  return keeps({ what: `${count} slips matched`, value: took, limit: LIMIT_MS, shown: milliseconds, say });
}

async function printed(folder, count) {
  const bundle = inCache('bench', 'print-slips.mjs');
  await bundleScript(inRoot('bench', 'law', 'print-slips.ts'), bundle);
  const { printSlips } = await import(pathToFileURL(bundle).href);
  await mkdir(folder, { recursive: true });
  const slips = await printSlips(count);
  const paths = slips.map((_, index) => join(folder, `guia-${index}.pdf`));
  await Promise.all(slips.map((bytes, index) => writeFile(paths[index], bytes)));
  return paths;
}

/** Runs in the page: the longest time for which it could not answer to a touch (ms). */
function watchTasks() {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ entryTypes: ['longtask'] });
  globalThis.benchLongestTask = () => longest;
}

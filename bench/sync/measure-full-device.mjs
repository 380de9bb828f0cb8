import { rm } from 'node:fs/promises';
import { openBackend } from '#bench/backend.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, clientIdOnDevice, signInOnDevice } from '#bench/people.mjs';
import { untilArrived, untilChecked, writeFiles } from '#bench/stored-files.mjs';
import { inCache } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { startRunningApp } from '#scripts/start/running-app.mjs';

const HOME = '/client-portal';
const PROFILE = inCache('bench', 'profile-full');
const FOLDER = inCache('bench', 'full-files');
const FILES = 20;
const FILE_BYTES = 5 * 1024 * 1024;
/** The app, its rows and about half of the files. */
const QUOTA_BYTES = 70 * 1024 * 1024;
const PATIENCE_MS = 180_000;
const KEPT = '[aria-label="Documentos Enviados"] > li';
const REFUSED = '[aria-label="Arquivos não aceitos"] > li';

/**
 * Files are chosen without a connection on a device that has room for some of them. Counts those that were neither kept nor named as
 * refused, and those kept that are lost or doubled at the server after a killed process; what was refused is chosen again once there is room.
 */
export async function measureFullDevice({ offset, executable, holder, say }) {
  await rm(PROFILE, { recursive: true, force: true });
  const { hashes, paths } = await writeFiles(FOLDER, FILES, FILE_BYTES);
  const names = [...hashes.keys()];
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const origin = `http://localhost:${app.plan.app}`;
  const backend = openBackend(app.plan);
  let device = await openBrowser({ executable, profile: PROFILE, holder });
  // Before the device has stored anything: the browser goes by the quota that it looked at first.
  await device.page.goto(`${origin}/privacidade`);
  await capQuota(device, origin);
  await signInOnDevice(device.page, origin, CLIENT, HOME);
  await device.page.locator(KEPT).first().waitFor();
  const client_id = await clientIdOnDevice(device.page);
  const ofNames = (wanted) => ({
    ...{ tenant_id: CLIENT.tenant_id, client_id },
    hashes: new Map(wanted.map((name) => [name, hashes.get(name)])),
  });

  await device.context.setOffline(true);
  await device.page.locator('input[type=file]').first().setInputFiles(paths);
  await device.page.waitForFunction(allAreTold, { names, lists: [KEPT, REFUSED] }, { timeout: PATIENCE_MS });
  const kept = await namesIn(device.page, KEPT, names);
  const refused = await namesIn(device.page, REFUSED, names);
  say(`${kept.length} kept, ${refused.length} named as refused`);
  if (kept.length === 0 || refused.length === 0)
    throw new PlainFailure('FAILED: the device was to have room for some of the files, and not for all.');
  const twice = kept.filter((name) => refused.includes(name));

  say('The process is killed; a new one has room and a connection ...');
  await device.kill();
  device = await openBrowser({ executable, profile: PROFILE, holder });
  await device.page.goto(origin + HOME);
  await untilArrived({
    ...{ backend, wanted: ofNames(kept), least: kept.length, count: kept.length },
    ...{ patience: PATIENCE_MS, say },
  });
  const first = await untilChecked(backend, ofNames(names), PATIENCE_MS);
  const early = first.rows - kept.length;
  await device.page
    .locator('input[type=file]')
    .first()
    .setInputFiles(paths.filter((path) => refused.some((name) => path.endsWith(name))));
  await untilArrived({
    ...{ backend, wanted: ofNames(names), least: FILES, count: FILES },
    ...{ patience: PATIENCE_MS, say },
  });
  const { rows, whole, lost, doubled } = await untilChecked(backend, ofNames(names), PATIENCE_MS);
  await device.close();
  await app.stop();
  await Promise.all([PROFILE, FOLDER].map((path) => rm(path, { recursive: true, force: true })));
  say(
    `${rows} rows, ${whole} whole, lost ${lost.length}, doubled ${doubled.length}, told both ways ${twice.length}`,
  );
  const ours = twice.length + Math.abs(early) + lost.length + doubled.length;
  const measure = `a device with room for ${kept.length} of ${FILES} files of 5 MB: the others named, and taken once there is room`;
  return [{ row: '15', measure, unit: 'lost, doubled or not named', ours, goal: 0 }];
}

async function capQuota({ context, page }, origin) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA_BYTES });
}

const namesIn = async (page, list, names) => {
  const texts = await page.locator(list).allInnerTexts();
  return names.filter((name) => texts.some((text) => text.includes(name)));
};

/** Runs in the page: whether each of the names is in one of the lists. */
function allAreTold({ names, lists }) {
  const texts = lists.flatMap((list) => [...document.querySelectorAll(list)].map((line) => line.textContent));
  return names.every((name) => texts.some((text) => text.includes(name)));
}

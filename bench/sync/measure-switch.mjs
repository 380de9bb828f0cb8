import { rm } from 'node:fs/promises';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, clientIdOnDevice, OTHER_CLIENT, signInOnDevice, untilSent } from '#bench/people.mjs';
import { writeFiles } from '#bench/stored-files.mjs';
import { inCache } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { bytesThatName } from './bytes-that-name.mjs';

const HOME = '/client-portal';
const PROFILE = inCache('bench', 'profile-switch');
const FOLDER = inCache('bench', 'switch-files');
const FILES = 5;
const FILE_BYTES = 200_000;
const ROW = '[aria-label="Documentos Enviados"] > li';
const PATIENCE_MS = 120_000;

/** One person sends files and signs out, another signs in on the same device: bytes of the first that its pages can still read. */
export async function measureSwitch({ offset, executable, holder, say }) {
  await rm(PROFILE, { recursive: true, force: true });
  const { paths } = await writeFiles(FOLDER, FILES, FILE_BYTES);
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const origin = `http://localhost:${app.plan.app}`;
  const device = await openBrowser({ executable, profile: PROFILE, holder });
  const { context, page } = device;
  await signInOnDevice(page, origin, CLIENT, HOME);
  await page.locator(ROW).first().waitFor();
  const client_id = await clientIdOnDevice(page);
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.session')).uid);
  await context.setOffline(true);
  await page.locator('input[type=file]').first().setInputFiles(paths);
  for (let file = 0; file < FILES; file += 1)
    await page.locator(ROW, { hasText: paths[file].split('/').at(-1) }).waitFor();
  const names = [uid, client_id, CLIENT.email];
  const before = await page.evaluate(bytesThatName, names);
  if (before < FILES * FILE_BYTES)
    throw new PlainFailure(`FAILED: of the files only ${before} bytes were found.`);
  await context.setOffline(false);
  // Signing out asks nothing then.
  await untilSent(page, PATIENCE_MS);

  await page.locator('header button').last().click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL('**/auth', { timeout: PATIENCE_MS });
  await signInOnDevice(page, origin, OTHER_CLIENT, HOME);
  await page.locator(ROW).first().waitFor();
  const after = await page.evaluate(bytesThatName, names);
  say(`bytes of the first person: ${before} while signed in, ${after} for the other`);
  await device.close();
  await app.stop();
  await Promise.all([PROFILE, FOLDER].map((path) => rm(path, { recursive: true, force: true })));
  const measure = `another account on the device, ${FILES} files and all rows of the first`;
  return [{ row: '15', measure, unit: 'bytes readable', ours: after, goal: 0, raw: { before, after } }];
}

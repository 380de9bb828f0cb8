import { rm } from 'node:fs/promises';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { openBackend } from '#bench/backend.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, clientIdOnDevice, signInOnDevice } from '#bench/people.mjs';
import { untilArrived, untilChecked, writeFiles } from '#bench/stored-files.mjs';
import { megabytes, milliseconds, seconds, table } from '#bench/table.mjs';

/** Longest wait for a part of the work, per file: far more than a slow machine needs. */
const PATIENCE_MS_PER_FILE = 10_000;

/**
 * Files chosen without a connection, kept over an ordinary end and a killed process, all arrive once. Answers whether
 * nothing was lost and nothing doubled.
 */
export async function measureQueuedFiles({ files: count, file_mb, offset, executable, holder, say }) {
  const file_bytes = file_mb * 1024 * 1024;
  const profile = inCache('bench', 'profile-files');
  const folder = inCache('bench', 'files');
  await rm(profile, { recursive: true, force: true });
  say(`Writing ${count} files of ${megabytes(file_bytes)} ...`);
  const { hashes, paths } = await writeFiles(folder, count, file_bytes);
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const origin = `http://localhost:${app.plan.app}`;
  const backend = openBackend(app.plan);
  const patience = count * PATIENCE_MS_PER_FILE;
  const open = async () => {
    const device = await openBrowser({ executable, profile, holder });
    await device.page.addInitScript(watchLongTasks);
    return device;
  };

  let device = await open();
  await signInOnDevice(device.page, origin, CLIENT, '/client-portal');
  const wanted = { tenant_id: CLIENT.tenant_id, client_id: await clientIdOnDevice(device.page), hashes };

  say(`Choosing all of them without a connection ...`);
  await device.context.setOffline(true);
  await device.page.evaluate(() => globalThis.benchForgetTasks());
  const queuing = Date.now();
  await device.page.locator('input[type=file]').first().setInputFiles(paths);
  await shownAs(device.page, 'No aparelho', count, patience);
  const queued_ms = Date.now() - queuing;
  const blocked = await device.page.evaluate(() => globalThis.benchTasks());
  await device.close();

  say('A new process, still without a connection ...');
  device = await open();
  await device.context.setOffline(true);
  await device.page.goto(`${origin}/client-portal`);
  await shownAs(device.page, 'No aparelho', count, patience);
  const kept = await keptBytes(device.page);

  say('The connection is back ...');
  const sending = Date.now();
  await device.context.setOffline(false);
  const arrive = (least) => untilArrived({ backend, wanted, least, count, patience, say });
  await arrive(Math.ceil(count / 4));
  say('The process is killed and a new one opened ...');
  await device.kill();
  device = await open();
  await device.page.goto(`${origin}/client-portal`);
  await arrive(count);
  const sent_ms = Date.now() - sending;
  await shownAs(device.page, 'Enviado', count, patience);
  const result = await untilChecked(backend, wanted, patience);
  await device.close();
  await app.stop();
  await Promise.all([profile, folder].map((path) => rm(path, { recursive: true, force: true })));

  say(filesTable({ count, file_bytes, queued_ms, sent_ms, kept, blocked, result }));
  for (const name of [...result.lost, ...result.doubled].slice(0, 10)) say(`  ${name}`);
  const isGood =
    result.lost.length + result.doubled.length + result.refused === 0 &&
    result.rows === count &&
    result.objects === count;
  say(
    `${isGood ? '' : 'FAILED: '}files ${count} arrived ${result.whole} lost ${result.lost.length} doubled ${result.doubled.length}`,
  );
  return isGood;
}

/** Runs in the page: how long, and how often, it could not answer to a touch. */
function watchLongTasks() {
  let tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      entryTypes: ['longtask'],
    },
  );
  globalThis.benchForgetTasks = () => (tasks = []);
  globalThis.benchTasks = () => ({
    longest: Math.max(0, ...tasks),
    total: tasks.reduce((sum, duration) => sum + duration, 0),
  });
}

/** The screen's own count next to the list: at least that many documents in this state. */
async function shownAs(page, label, least, timeout) {
  await page.waitForFunction(
    ([wanted, count]) => {
      const names = [...document.querySelectorAll('aside dt')];
      const name = names.find((element) => element.textContent.trim() === wanted);
      return Number(name?.nextElementSibling?.textContent ?? '0') >= count;
    },
    [label, least],
    { timeout, polling: 250 },
  );
}

/** Bytes of the files of this origin, whichever way the browser keeps them. */
function keptBytes(page) {
  return page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

function filesTable({ count, file_bytes, queued_ms, sent_ms, kept, blocked, result }) {
  return table(
    [`${count} files of ${megabytes(file_bytes)}`, 'all', 'each'],
    [
      [
        'chosen until shown and kept, without a connection',
        seconds(queued_ms),
        milliseconds(queued_ms / count),
      ],
      ['sent, with a killed process in between', seconds(sent_ms), milliseconds(sent_ms / count)],
      [
        'screen blocked while choosing, longest task',
        milliseconds(blocked.total),
        milliseconds(blocked.longest),
      ],
      ['used on the device before sending', megabytes(kept), megabytes(kept / count)],
      [
        'rows, objects and right SHA-256 at the server',
        `${result.rows}`,
        `${result.objects} ${result.whole}`,
      ],
    ],
  );
}

import { rm } from 'node:fs/promises';
import { bundleForPages } from '#scripts/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { startRunningApp } from '#scripts/running-app.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, clientIdOnDevice, signInOnDevice } from '#bench/people.mjs';
import { keeps } from '#bench/promise.mjs';
import { serveRival } from '#bench/rival.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { table } from '#bench/table.mjs';

/** Both in turn, so that what else the machine does meets both. */
const ROUNDS = 20;
/** What a page does for the first time: its code is compiled, its database opened. */
const WARM_UP = 20;
const LETTERS = 300;

/** In the portal, whose lists follow each write: nobody writes faster. */
const PAUSE_MS = 100;

/**
 * A write that is kept on the device, without a line: of ours and of the SDK's cache on a page that does nothing else,
 * and of ours in the portal with all that its screens and its engine make of it.
 */
export async function measureEnqueue({ writes, limit_ms, offset, executable, holder, say }) {
  const profile = inCache('bench', 'profile-enqueue');
  await rm(profile, { recursive: true, force: true });
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const rival = await serveRival('firestore-write', app.plan);
  const device = await openBrowser({ executable, profile, holder });
  const pages = await openPages(device, { origin: `http://localhost:${app.plan.app}`, rival });

  say(`${writes} writes of each, in turn ...`);
  await device.context.setOffline(true);
  const durations = { ours: [], theirs: [], portal: [] };
  for (const page of Object.values(pages)) await page(WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, page] of Object.entries(pages))
      durations[name].push(...(await page(Math.ceil(writes / ROUNDS))));
  await device.close();
  await rival.stop();
  await app.stop();
  await rm(profile, { recursive: true, force: true });

  const ours = summaryOf(durations.ours);
  say(enqueueTable(ours, summaryOf(durations.theirs), summaryOf(durations.portal)));
  const what = 'row and outbox entry kept, p50';
  return keeps({ what, value: ours.p50, limit: limit_ms, shown, say });
}

/** Three tabs; each as the function that makes some writes there. */
async function openPages({ context, page: portal }, { origin, rival }) {
  await context.addInitScript({ content: await bundleForPages(inRoot('bench', 'sync', 'write-page.ts')) });
  await signInOnDevice(portal, origin, CLIENT, '/client-portal');
  const client_id = await clientIdOnDevice(portal);
  const uid = await portal.evaluate(() => JSON.parse(localStorage.getItem('portal.session')).uid);
  const { tenant_id } = CLIENT;
  const fields = {
    client_id,
    thread_id: client_id,
    sender_id: uid,
    content: 'x'.repeat(LETTERS),
    status: 'sent',
    document_ids: [],
    written_at: '2026-11-20T12:00:00.000000000Z',
  };
  const bare = await context.newPage();
  // Of the portal's origin, and without any of its scripts.
  await bare.goto(`${origin}/robots.txt`);
  const other = await context.newPage();
  await other.goto(rival.origin);
  await other.evaluate((of) => globalThis.benchSignIn(of), CLIENT);
  const writesOn = (where, more) => (count) =>
    where.evaluate((of) => globalThis.benchWrites(of), { tenant_id, count, fields, ...more });
  return {
    ours: writesOn(bare, { uid: 'bench', pause_ms: 0 }),
    theirs: writesOn(other, {}),
    portal: writesOn(portal, { uid, pause_ms: PAUSE_MS }),
  };
}

function enqueueTable(ours, theirs, portal) {
  const line = (name, { p50, p95, max }) => [name, ...[p50, p95, max].map(shown)];
  const ratio = (key) => `${(theirs[key] / ours[key]).toFixed(2)}x`;
  return table(
    [`${ours.count} durable writes without a line`, 'p50', 'p95', 'max'],
    [
      line('row and outbox entry', ours),
      line("the Firestore SDK's own cache", theirs),
      ['the other takes', ratio('p50'), ratio('p95'), ratio('max')],
      line('row and outbox entry, in the portal', portal),
    ],
  );
}

const shown = (ms) => `${ms.toFixed(2)} ms`;

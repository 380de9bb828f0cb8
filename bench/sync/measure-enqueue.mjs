import { rm } from 'node:fs/promises';
import { bundleForPages } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, clientIdOnDevice, signInOnDevice } from '#bench/people.mjs';
import { serveRival } from '#bench/rival.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { table } from '#bench/table.mjs';

/** Both in turn, so that what else the machine does meets both. */
const ROUNDS = 20;
/** What a page does for the first time: its code is compiled, its database opened. */
const WARM_UP = 100;
const LETTERS = 300;

/** In the portal, whose lists follow each write: nobody writes faster. */
const PAUSE_MS = 100;

/**
 * A write that is kept on the device, without a connection: of ours and of the SDK's cache on pages that do nothing else, with
 * no other open; then of ours in the portal, with all that its screens and its engine make of it.
 */
export async function measureEnqueue({ writes, limits, offset, executable, holder, say }) {
  const profile = inCache('bench', 'profile-enqueue');
  await rm(profile, { recursive: true, force: true });
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const rival = await serveRival('firestore-write', app.plan);
  const device = await openBrowser({ executable, profile, holder });
  const origin = `http://localhost:${app.plan.app}`;
  const account = await accountOnDevice(device, origin);
  const bare = await openBarePages(device, { rival, account });

  say(`${writes} writes of each, in turn ...`);
  await device.context.setOffline(true);
  const durations = await measureInTurn(bare, writes);
  await device.context.setOffline(false);
  const portal = await openPortal(device, { origin, account });
  await device.context.setOffline(true);
  Object.assign(durations, await measureInTurn({ portal }, writes));
  await device.close();
  await rival.stop();
  await app.stop();
  await rm(profile, { recursive: true, force: true });

  const [ours, theirs] = [summaryOf(durations.ours), summaryOf(durations.theirs)];
  say(enqueueTable(ours, theirs, summaryOf(durations.portal)));
  return [
    {
      ...{ row: '13', measure: 'row and outbox entry kept, p50', unit: 'ms', ours: ours.p50 },
      others: { 'Firestore SDK': theirs.p50 },
      promised: limits.limit_ms,
      goal: Math.max(limits.limit_ms, theirs.p50 * limits.part_of_sdk),
      raw: durations,
    },
  ];
}

/** So many writes by each of these functions, a few by one and a few by the next; how long they took, by name. */
async function measureInTurn(pages, writes) {
  const durations = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (const page of Object.values(pages)) await page(WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, page] of Object.entries(pages))
      durations[name].push(...(await page(Math.ceil(writes / ROUNDS))));
  return durations;
}

/** Signs in on the device and leaves the portal; what a message of this person says. */
async function accountOnDevice({ context, page }, origin) {
  await context.addInitScript({ content: await bundleForPages(inRoot('bench', 'sync', 'write-page.ts')) });
  await signInOnDevice(page, origin, CLIENT, '/client-portal');
  const client_id = await clientIdOnDevice(page);
  const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.session')).uid);
  // Of the portal's origin, and without any of its scripts.
  await page.goto(`${origin}/robots.txt`);
  const fields = {
    client_id,
    thread_id: client_id,
    sender_id: uid,
    content: 'x'.repeat(LETTERS),
    status: 'sent',
    document_ids: [],
    written_at: '2026-11-20T12:00:00.000000000Z',
  };
  return { uid, fields };
}

/** Two tabs; each as the function that makes some writes there. */
async function openBarePages({ context, page }, { rival, account: { fields } }) {
  const other = await context.newPage();
  await other.goto(rival.origin);
  await other.evaluate((of) => globalThis.benchSignIn(of), CLIENT);
  return {
    ours: writesOn(page, { uid: 'bench', pause_ms: 0, fields }),
    theirs: writesOn(other, { fields }),
  };
}

async function openPortal({ page }, { origin, account: { uid, fields } }) {
  await page.goto(`${origin}/client-portal`);
  return writesOn(page, { uid, pause_ms: PAUSE_MS, fields });
}

const writesOn = (page, of) => (count) =>
  page.evaluate((writes) => globalThis.benchWrites(writes), { tenant_id: CLIENT.tenant_id, count, ...of });

function enqueueTable(ours, theirs, portal) {
  const line = (name, { p50, p95, max }) => [name, ...[p50, p95, max].map(shown)];
  const ratio = (key) => `${(theirs[key] / ours[key]).toFixed(2)}x`;
  return table(
    [`${ours.count} durable writes without a connection`, 'p50', 'p95', 'max'],
    [
      line('row and outbox entry', ours),
      line("the Firestore SDK's own cache", theirs),
      ['the other takes', ratio('p50'), ratio('p95'), ratio('max')],
      line('row and outbox entry, in the portal', portal),
    ],
  );
}

const shown = (ms) => `${ms.toFixed(2)} ms`;

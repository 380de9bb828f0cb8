import { rm } from 'node:fs/promises';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, signInOnDevice } from '#bench/people.mjs';
import { serveRival } from '#bench/rival.mjs';
import { summaryOf } from '#bench/statistics.mjs';

const PROFILE = inCache('bench', 'profile-takeover');
const LIMIT_MS = 1_000;

/** From the crash of the tab that leads to the lead of another: the portal's, and the SDK's several tabs. */
export async function measureTakeover({ runs, offset, executable, holder, say }) {
  await rm(PROFILE, { recursive: true, force: true });
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const rival = await serveRival('first-rows', app.plan);
  const device = await openBrowser({ executable, profile: PROFILE, holder });
  const portal = `http://localhost:${app.plan.app}/client-portal`;
  await signInOnDevice(device.page, new URL(portal).origin, CLIENT, '/client-portal');
  await device.page.goto('about:blank');
  say(`The tab that leads crashes, ${runs} times each ...`);
  const ours = await crashes(device, { url: portal, runs, leads: ownLead });
  const url = `${rival.origin}/?kind=sdk-multi`;
  const theirs = await crashes(device, { url, runs, leads: sdkLead });
  await device.close();
  await rival.stop();
  await app.stop();
  await rm(PROFILE, { recursive: true, force: true });
  const line = {
    row: '12',
    measure: `the lead after a crashed tab, p95 of ${runs}`,
    unit: 'ms',
    goal: LIMIT_MS,
  };
  const others = { 'SDK, several tabs': summaryOf(theirs).p95 };
  return [{ ...line, ours: summaryOf(ours).p95, others, raw: { ours, theirs } }];
}

/** One tab after the other leads, crashes, and is followed by the next. */
async function crashes({ context }, { url, runs, leads }) {
  let leading = await context.newPage();
  await leading.goto(url);
  await leading.evaluate(leads, { project: PROJECT, from: null });
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const next = await context.newPage();
    await next.goto(url, { waitUntil: 'commit' });
    // Who leads while the next one waits: itself at once would be no takeover.
    const from = await next.evaluate(leads, { project: PROJECT, from: 'waiting' });
    const session = await context.newCDPSession(leading);
    const taken = next.evaluate(leads, { project: PROJECT, from });
    const start = Date.now();
    session.send('Page.crash').catch(() => undefined);
    times.push((await taken) - start);
    await leading.close();
    leading = next;
  }
  await leading.close();
  return times;
}

/**
 * Runs in the page. `from` null: waits until somebody leads; 'waiting': until this tab waits for the lead of another, and
 * answers how it is named here; else until it leads itself, and answers when.
 */
async function ownLead({ from }) {
  for (;;) {
    const { held = [], pending = [] } = await navigator.locks.query();
    const isLead = ({ name }) => name.startsWith('portal.sync.');
    const waiting = pending.find(isLead);
    if (from === null && held.some(isLead)) return null;
    if (from === 'waiting' && waiting !== undefined) return waiting.clientId;
    if (held.some((lock) => isLead(lock) && lock.clientId === from)) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The same of the SDK, whose tabs write down who owns its database. */
async function sdkLead({ project, from }) {
  const owner = async () => {
    const name = `firestore/[DEFAULT]/${project}/main`;
    // Opened by others before it is there, it would be made, and empty.
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === name && one.version > 1)) return null;
    const db = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      if (!db.objectStoreNames.contains('owner')) return null;
      const asked = db.transaction('owner').objectStore('owner').get('owner');
      return await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result?.ownerId ?? null)));
    } finally {
      db.close();
    }
  };
  for (;;) {
    const id = await owner();
    if (id !== null && (from === null || from === 'waiting')) return id;
    if (id !== null && id !== from) return Date.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

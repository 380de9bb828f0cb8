import { readFile, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_FOLDER } from '#scripts/build/builds.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { fillDevices } from '#bench/filled-devices.mjs';
import { openUntilFirst, TIMES_USED } from '#bench/first-paint-of.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';

const FIRST_ROW = '[aria-label="Documentos Enviados"] > li';
const PORTAL = 'portal, first row of the list';
const RIVAL = "the same list, Firestore SDK's own cache";
const USED_MS = 5_000;
/** What survives minifying of each part of the SDK. */
const SDK_TRACE = /identitytoolkit|firebaseinstallations|google\.firestore/;

/**
 * Cold offline start: a client who signed in once and came back a few times opens the portal in a new browser process, with no
 * connection and nothing listening. Answers whether the list was there before the SDK was asked for, in every run, and in
 * time where a limit is given.
 */
export async function measureColdStart({ runs, rows, limit_ms = Infinity, offset, executable, holder, say }) {
  const profiles = { portal: inCache('bench', 'profile-portal'), rival: inCache('bench', 'profile-rival') };
  const open = (profile) => openBrowser({ executable, profile, holder });
  for (const profile of Object.values(profiles)) await rm(profile, { recursive: true, force: true });

  const origins = await fillDevices({ profiles, open, rows, offset, holder, say });
  for (let time = 0; time < TIMES_USED; time += 1) {
    await startOffline(open, profiles.portal, `${origins.portal}/client-portal`, USED_MS);
    await startOffline(open, profiles.rival, `${origins.rival}/`, USED_MS);
  }
  say(`Cold offline starts, ${runs} of each in turn ...`);
  const starts = { portal: [], rival: [] };
  for (let run = 1; run <= runs; run += 1) {
    starts.portal.push(await startOffline(open, profiles.portal, `${origins.portal}/client-portal`));
    starts.rival.push(await startOffline(open, profiles.rival, `${origins.rival}/`));
  }
  await Promise.all(Object.values(profiles).map((profile) => rm(profile, { recursive: true, force: true })));

  const portal = summaryOf(starts.portal.map(({ painted }) => painted));
  const rival = summaryOf(starts.rival.map(({ painted }) => painted));
  say(coldTable(rows, portal, rival));
  const withSdk = await startsWithSdk(starts.portal);
  say(
    withSdk === 0
      ? `In all ${runs} starts the first row was painted before any script of the Firebase SDK was asked for.`
      : `FAILED: in ${withSdk} of ${runs} starts the Firebase SDK was asked for before the first row was painted.`,
  );
  const isInTime =
    limit_ms === Infinity ||
    keeps({
      what: 'cold offline start to the first list, p95',
      value: portal.p95,
      limit: limit_ms,
      shown: milliseconds,
      say,
    });
  return withSdk === 0 && isInTime;
}

async function startOffline(open, profile, url, stay_ms = 0) {
  const device = await open(profile);
  await device.context.setOffline(true);
  const start = await openUntilFirst(device.page, url, FIRST_ROW);
  await delay(stay_ms);
  await device.close();
  return start;
}

function coldTable(rows, portal, rival) {
  const line = (name, { p50, p95, max }) => [name, ...[p50, p95, max].map(milliseconds)];
  const ratio = (key) => `${(rival[key] / portal[key]).toFixed(2)}x`;
  return table(
    [`cold offline start, ${rows} rows added`, 'p50', 'p95', 'max'],
    [line(PORTAL, portal), line(RIVAL, rival), ['the other takes', ratio('p50'), ratio('p95'), ratio('max')]],
  );
}

/** In how many starts a script of the SDK was among those asked for before the paint. */
async function startsWithSdk(starts) {
  const isSdk = new Map();
  for (const path of new Set(starts.flatMap(({ scripts }) => scripts.map((script) => script.path)))) {
    isSdk.set(path, SDK_TRACE.test(await readFile(inRoot(DEMO_FOLDER, path), 'utf8')));
  }
  return starts.filter(({ scripts }) => scripts.some(({ path }) => isSdk.get(path))).length;
}

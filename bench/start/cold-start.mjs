import { readFile } from 'node:fs/promises';
import { DEMO_FOLDER } from '#scripts/build/builds.mjs';
import { inRoot } from '#scripts/paths.mjs';
import { openDocumentLists } from '#bench/document-lists.mjs';
import { limitBySdkList } from '#bench/limit-here.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';

const PORTAL = 'portal, first row of the list';
const RIVAL = "the same list, Firestore SDK's own cache";
/** What survives minifying of each part of the SDK; the address of a server is in our own scripts too. */
const SDK_TRACE = /@firebase\/|google\.firestore/;

/**
 * Cold offline start: a client who signed in once and came back a few times opens the portal in a new browser process, with no
 * connection and nothing listening. Answers whether the list was there before the SDK was asked for, in every run, and in
 * time where a limit is given.
 */
export async function measureColdStart({ runs, rows, limit_ms = Infinity, say, ...shared }) {
  const lists = await openDocumentLists({ rows, say, ...shared });
  say(`Cold offline starts, ${runs} of each in turn ...`);
  const starts = { portal: [], rival: [] };
  for (let run = 1; run <= runs; run += 1)
    for (const [name, all] of Object.entries(starts)) all.push(await lists[name]());
  await lists.remove();

  const portal = summaryOf(starts.portal.map(({ painted }) => painted));
  const rival = summaryOf(starts.rival.map(({ painted }) => painted));
  say(coldTable(rows, portal, rival));
  const withSdk = await startsWithSdk(starts.portal);
  say(
    withSdk === 0
      ? `In all ${runs} starts the first row was painted before any script of the Firebase SDK was asked for.`
      : `FAILED: in ${withSdk} of ${runs} starts the Firebase SDK was asked for before the first row was painted.`,
  );
  if (limit_ms === Infinity) return withSdk === 0;
  const isInTime = keeps({
    what: 'cold offline start to the first list, p95',
    value: portal.p95,
    limit: limitBySdkList(limit_ms, rival.p95, say),
    shown: milliseconds,
    say,
  });
  return withSdk === 0 && isInTime;
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

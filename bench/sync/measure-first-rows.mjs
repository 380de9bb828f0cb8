import { rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { portPlan } from '#scripts/ports/ports.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { holdBackend } from '#bench/held-backend.mjs';
import { openUntilFirst } from '#bench/first-paint-of.mjs';
import { limitHere } from '#bench/limit-here.mjs';
import { serveRival } from '#bench/rival.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';
import { heapOf } from '../admin/heap-of.mjs';

const PAGE = 'first-rows';
const NAMES = {
  ours: 'ours',
  dexie: 'bare Dexie',
  'sdk-multi': 'SDK, several tabs',
  'sdk-synced': 'SDK, a query it has synced',
  'sdk-single': 'SDK, one tab',
};
const FLOOR = 'dexie';
const OTHERS = Object.keys(NAMES).filter((kind) => kind !== 'ours' && kind !== FLOOR);
/** Filled, and never read from: what our indexes alone cost. */
const MIRROR_FLOOR = 'dexie-indexed';
const FILLED = { ...NAMES, [MIRROR_FLOOR]: 'bare Dexie, our indexes' };
const GOALS = { heap_mb: 15, weight_kb: 45 };
/** Rows a second: promised where the SDK stores so many. */
const MIRROR = { least: 8_000, sdk_then: 1_700 };
/** How often each store is filled: one time differs from the next by a third. */
const FILLS = 3;
const MEGABYTE = 1024 * 1024;

/**
 * The newest fifty of so many rows, out of each store, on pages that do nothing else: in a new browser process each time, offline, in turn.
 * Timed from the page's first
 * script, which is the same in all of them, to the painted rows. `sizes`: how many rows, at most how many ms, and what a bare read took
 * where that was promised. Answers the lines of the asked parts.
 */
export async function measureFirstRows({ parts, sizes, runs, offset, executable, holder, say }) {
  const backend = await holdBackend({
    config: inRoot('fireemu.emulator.json'),
    services: ['firestore'],
    holder,
  });
  const firestore = Number(backend.hosts.FIRESTORE_EMULATOR_HOST.split(':')[1]);
  const rival = await serveRival(PAGE, { ...portPlan(offset), firestore });
  const lines = [];
  try {
    for (const [index, { rows, limit_ms, bare_then_ms }] of sizes.entries()) {
      const isLargest = index === sizes.length - 1;
      const open = (kind) =>
        openBrowser({ executable, profile: inCache('bench', `profile-first-${kind}`), holder });
      const asked = (part) => parts.includes(part);
      const filling = asked('mirror') ? { kinds: FILLED, fills: FILLS } : { kinds: NAMES, fills: 1 };
      const filled = await fillAll({ open, origin: rival.origin, rows, say, ...filling });
      if (asked('mirror')) lines.push(mirrorLine(rows, filled));
      if (!['cold', 'heap', 'weight'].some(asked)) continue;
      const starts = await startAll({ open, origin: rival.origin, rows, runs, say });
      if (asked('cold')) lines.push(coldLine(rows, { limit_ms, bare_then_ms }, starts));
      if (asked('heap') && isLargest) lines.push(heapLine(rows, starts));
      if (asked('weight') && isLargest) lines.push(await weightLine(starts));
    }
  } finally {
    // Also where a start failed: what is served would keep this process.
    for (const kind of Object.keys(FILLED))
      await rm(inCache('bench', `profile-first-${kind}`), { recursive: true, force: true });
    await rival.stop();
    await backend.stop();
  }
  return lines;
}

/**
 * Rows a second that each store takes, p50, and in `raw` those of each time: in turn, in a new browser and a new profile. The rows of the last
 * time and the worker that holds the page are there afterwards.
 */
async function fillAll({ open, origin, rows, kinds, fills, say }) {
  const raw = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (let run = 0; run < fills; run += 1)
    for (const [kind, name] of Object.entries(kinds)) {
      const took = await fillNew(kind, { open, origin, rows });
      raw[kind].push(Math.round((rows / took) * 1000));
      say(`${name}: ${rows} rows kept in ${milliseconds(took)}`);
    }
  const filled = Object.entries(raw).map(([kind, of]) => [kind, summaryOf(of).p50]);
  return { ...Object.fromEntries(filled), raw };
}

/** How long a store takes for so many rows, in ms. */
async function fillNew(kind, { open, origin, rows }) {
  await rm(inCache('bench', `profile-first-${kind}`), { recursive: true, force: true });
  const device = await open(kind);
  try {
    await device.page.goto(`${origin}/?kind=${kind}&rest=1`);
    await device.page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    return await device.page.evaluate((count) => globalThis.benchFill(count), rows);
  } finally {
    await device.close();
  }
}

async function startAll({ open, origin, rows, runs, say }) {
  say(`Cold offline starts with ${rows} rows, ${runs} of each in turn ...`);
  const starts = Object.fromEntries(Object.keys(NAMES).map((kind) => [kind, []]));
  for (let run = 0; run < runs; run += 1)
    for (const kind of Object.keys(NAMES)) {
      const device = await open(kind);
      try {
        await device.context.setOffline(true);
        const start = await openUntilFirst(device.page, `${origin}/?kind=${kind}`, 'ol > li:nth-child(50)');
        const began = await device.page.evaluate(() => globalThis.benchBegan);
        const { own, workers } = await heapOf(device.context, device.page);
        const bytes = run === 0 ? await bytesOf(device.page, start.scripts) : 0;
        starts[kind].push({
          painted: start.painted,
          took: start.painted - began,
          heap: own + workers,
          bytes,
        });
      } finally {
        await device.close();
      }
    }
  const lines = Object.entries(starts).map(([kind, of]) => {
    const [took, all] = [
      summaryOf(of.map((start) => start.took)),
      summaryOf(of.map(({ painted }) => painted)),
    ];
    return [NAMES[kind], ...[took.p50, took.p95, all.p50, all.p95].map(milliseconds)];
  });
  const head = ['p50', 'p95', 'from the navigation, p50', 'p95'];
  say(table([`cold offline start, first 50 of ${rows}`, ...head], lines));
  return starts;
}

/** What these scripts weigh after gzip, out of the worker's own store. */
async function bytesOf(page, scripts) {
  const texts = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
    scripts.map(({ path }) => path),
  );
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

const p95 = (starts, kind) => summaryOf(starts[kind].map(({ took }) => took)).p95;
const heap = (starts, kind) => summaryOf(starts[kind].map((start) => start.heap)).p50 / MEGABYTE;
const weight = (starts, kind) => starts[kind][0].bytes / 1024;
const ofOthers = (value) => Object.fromEntries(OTHERS.map((kind) => [NAMES[kind], value(kind)]));

const coldLine = (rows, { limit_ms, bare_then_ms }, starts) => ({
  ...{ row: '1', measure: `cold offline start, first 50 of ${rows}, p95`, unit: 'ms' },
  goal: limitHere(limit_ms, { then_ms: bare_then_ms, here_ms: p95(starts, FLOOR) }),
  promised: limit_ms,
  ours: p95(starts, 'ours'),
  others: ofOthers((kind) => p95(starts, kind)),
  floor: p95(starts, FLOOR),
  raw: Object.fromEntries(
    Object.entries(starts).map(([kind, of]) => [
      NAMES[kind],
      of.map(({ took, painted }) => ({ took: Math.round(took), painted: Math.round(painted) })),
    ]),
  ),
});

const heapLine = (rows, starts) => ({
  ...{ row: '2', measure: `heap after the first 50 of ${rows}, p50`, unit: 'MB', goal: GOALS.heap_mb },
  ours: heap(starts, 'ours'),
  others: ofOthers((kind) => heap(starts, kind)),
  floor: heap(starts, FLOOR),
});

const weightLine = (starts) => ({
  ...{ row: '3', measure: 'scripts before the first 50, gzip', unit: 'KB', goal: GOALS.weight_kb },
  ours: weight(starts, 'ours'),
  others: ofOthers((kind) => weight(starts, kind)),
  floor: weight(starts, FLOOR),
});

const mirrorLine = (rows, filled) => ({
  ...{ row: '14', measure: `initial mirror of ${rows} rows, stored`, unit: 'rows/s' },
  goal: mirrorHere(Math.max(...OTHERS.map((kind) => filled[kind]))),
  promised: MIRROR.least,
  ...{ least: true, ours: filled.ours, floor: filled[MIRROR_FLOOR] },
  others: ofOthers((kind) => filled[kind]),
  raw: Object.fromEntries(Object.entries(filled.raw).map(([kind, of]) => [FILLED[kind], of])),
});

/** On a machine where the SDK stores fewer, as many fewer. */
const mirrorHere = (sdk) => Math.round(MIRROR.least * Math.min(1, sdk / MIRROR.sdk_then));

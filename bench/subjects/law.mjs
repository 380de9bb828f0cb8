import { pathToFileURL } from 'node:url';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { findBrowser } from '#scripts/install/browser.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { keeps } from '#bench/promise.mjs';
import { percentile } from '#bench/statistics.mjs';
import { milliseconds } from '#bench/table.mjs';
import { measureSlips } from '../law/read-slips.mjs';

const LIMIT_MS = 3_000;
const SCHEDULED_LIMIT_MS = 5_000;

/**
 * What a person waits for who asks what generating a month would do, for the whole office; what it costs to make it by
 * schedule, before anything is written; and how long many slips take that are dropped at once.
 */
export const subject = {
  options: { clients: '2000', runs: '20', slips: '200', only: '' },
  parts: ['month', 'slips'],
  async run({ options, offset, holder, say }) {
    const kept = [];
    if (options.only !== 'slips')
      kept.push(await measurePreviews({ options, say }), await measureSchedule({ options, say }));
    if (options.only !== 'month') {
      const executable = await findBrowser(holder, say);
      kept.push(await measureSlips({ slips: options.slips, offset, executable, holder, say }));
    }
    const met = kept.filter(Boolean).length;
    say(`goal met ${met} of ${kept.length}`);
    return met === kept.length;
  },
};

async function measurePreviews({ options, say }) {
  const bundle = inCache('bench', 'preview-office.mjs');
  await bundleScript(inRoot('bench', 'law', 'preview-office.ts'), bundle);
  const { officeOf, measurePreview } = await import(pathToFileURL(bundle).href);
  const office = officeOf(options.clients);
  const runs = Array.from({ length: options.runs }, () => measurePreview(office));
  const { created, moved, gone } = runs[0].found;
  say(
    `${options.clients} clients: ${created.length} new, ${moved.length} moved, ${gone.length} gone; ${options.runs} previews`,
  );
  const p95 = percentile(
    runs.map(({ ms }) => ms),
    0.95,
  );
  return keeps({
    what: 'preview of a month, p95',
    value: p95,
    limit: LIMIT_MS,
    shown: milliseconds,
    say,
  });
}

async function measureSchedule({ options, say }) {
  const bundle = inCache('bench', 'schedule-office.mjs');
  await bundleScript(inRoot('bench', 'law', 'schedule-office.ts'), bundle);
  const { computeMonth } = await import(pathToFileURL(bundle).href);
  const runs = Array.from({ length: options.runs }, () => computeMonth(options.clients));
  say(`by schedule: ${runs[0].made.length} obligations; ${options.runs} times`);
  const p95 = percentile(
    runs.map(({ ms }) => ms),
    0.95,
  );
  return keeps({
    what: 'a month by schedule, p95',
    value: p95,
    limit: SCHEDULED_LIMIT_MS,
    shown: milliseconds,
    say,
  });
}

import { pathToFileURL } from 'node:url';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { keeps } from '#bench/promise.mjs';
import { percentile } from '#bench/statistics.mjs';
import { milliseconds } from '#bench/table.mjs';

const LIMIT_MS = 3_000;

/** What a person waits for who asks what generating a month would do, for the whole office. */
export const subject = {
  options: { clients: '2000', runs: '20' },
  async run({ options, say }) {
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
    const isKept = keeps({
      what: 'preview of a month, p95',
      value: p95,
      limit: LIMIT_MS,
      shown: milliseconds,
      say,
    });
    say(`goal met ${isKept ? 1 : 0} of 1`);
    return isKept;
  },
};

import { pathToFileURL } from 'node:url';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { keeps } from '#bench/promise.mjs';

const shown = (reads) => `${reads} reads`;

/** The engine itself against the simulator's server, with a counter on its connection. */
async function loadMeasures() {
  const outfile = inCache('bench', 'reads.mjs');
  await bundleScript(inRoot('tests', 'sync', 'reads', 'measure-reads.ts'), outfile);
  return import(pathToFileURL(outfile).href);
}

/** Reads of one audit by arithmetic. */
export async function measureAudit({ rows, limit, say }) {
  const { auditReads } = await loadMeasures();
  const { alike, repaired } = await auditReads(rows);
  say(`an audit that finds and mends one missing row of ${rows}: ${shown(repaired)}`);
  return keeps({ what: `audit of ${rows} rows`, value: alike, limit, shown, say });
}

/** Reads of an idle device in an hour, once its listeners have started again after an import. */
export async function measureIdle({ rows, imported, say }) {
  const { idleReads } = await loadMeasures();
  const { hour, listeners } = await idleReads(rows, imported);
  say(
    `${listeners} listeners, ${hour.listens} new starts in an hour; pages ${hour.pages}, audit ${hour.audit} (apart)`,
  );
  const what = `idle for an hour, ${imported} rows imported into ${rows}`;
  return keeps({ what, value: hour.listeners + hour.pages, limit: hour.listens, shown, say });
}

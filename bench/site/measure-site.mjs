import { readFile } from 'node:fs/promises';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { portPlan } from '#scripts/ports/ports.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { serveHosting } from '#scripts/start/static-server.mjs';
import { requireFreePorts } from '#scripts/ports/taken-ports.mjs';
import { auditPage } from './audit-page.mjs';
import { openDebuggedBrowser } from './debugged-browser.mjs';
import { missesOf, pageTable } from './page-report.mjs';
import { buildHydratedHome } from './hydrated-home.mjs';
import { weightOf } from './weight-of.mjs';

const PRODUCTION = '.cache/dist-production';

/** Prints a line per page and what misses its limit. True when nothing does. */
export async function measureSite({ runs, pages, only, offset, holder, say, executable }) {
  const port = portPlan(offset).app;
  await requireFreePorts({ app: port });
  await buildProduction(holder);
  const stopServing = await serve(holder, await productionHosting(), port);
  const origin = `http://localhost:${port}`;
  const browser = await openDebuggedBrowser({
    executable,
    profile: inCache('bench', 'site-profile'),
    holder,
  });

  const measure = async (url, name) => {
    const audits = [];
    for (let run = 0; run < runs; run += 1) audits.push(await auditPage(url, browser.port));
    say(`  ${name}: ${audits.map(({ performance }) => performance).join(', ')}`);
    return { name, audits, weight: await weightOf(url) };
  };

  say(`Lighthouse, mobile, simulated throttling, ${runs} runs a page; performance of each run:`);
  const measured = [];
  if (only !== 'rival')
    for (const path of await pathsToMeasure(origin, pages)) measured.push(await measure(origin + path, path));
  await stopServing();
  const rival = only === 'portal' ? null : await measureRival({ port, holder, measure });
  await browser.close();

  say(`\n${pageTable([...measured, ...(rival === null ? [] : [rival])])}`);
  const misses = measured.flatMap(missesOf);
  for (const miss of misses) say(miss);
  if (measured.length > 0 && misses.length === 0) say('Every page keeps every limit.');
  return misses.length === 0;
}

async function buildProduction(holder) {
  const log = inCache('bench', 'build.log');
  const script = inRoot('scripts', 'lib', 'build', 'build-for-tests.mjs');
  const { code, tail } = await runLogged(process.execPath, [script], {
    log,
    cwd: ROOT,
    holder,
    env: process.env,
  });
  if (code !== 0) throw new PlainFailure(`The production build failed (all of it in ${log}):\n${tail}`);
}

/** As deployed: the headers and rewrites of firebase.json, no emulators. */
async function productionHosting() {
  const { hosting } = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'));
  return { ...hosting, public: PRODUCTION };
}

async function serve(holder, hosting, port) {
  const server = await serveHosting(hosting, port);
  const release = holder.add(server.stop);
  return async () => {
    await server.stop();
    release();
  };
}

/** `--pages /,/contato`, or all that the sitemap names. */
async function pathsToMeasure(origin, pages) {
  const response = await fetch(`${origin}/sitemap.xml`);
  const known = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  if (pages === '') return known;
  const wanted = pages.split(',');
  const unknown = wanted.filter((path) => !known.includes(path));
  if (unknown.length > 0)
    throw new PlainFailure(`--pages takes some of: ${known.join(',')}; not ${unknown.join(',')}.`);
  return wanted;
}

async function measureRival({ port, holder, measure }) {
  const hosting = await buildHydratedHome(await productionHosting());
  const stopServing = await serve(holder, hosting, port);
  const measured = await measure(`http://localhost:${port}/`, '/ hydrated as a whole');
  await stopServing();
  return measured;
}

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { paddedPdf } from '#bench/padded-pdf.mjs';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { HISTORY, UPLOAD_BYTES } from './use.mjs';
import { countedAsFunctions, startCountedBackend } from './start-counted-backend.mjs';

/** Of one account, as the domain allows. */
const MOST_COMPANIES = 50;

const ZERO = { reads: 0, asks: 0, commits: 0, writes: 0, runs: 0 };

/** Each story once, on the local backend with its functions: what passed on the wire. */
export async function measureStories({ holder, say }) {
  const counts = inCache('bench', 'cost-counts.jsonl');
  say('Starting the local backend ...');
  const backend = await startCountedBackend({ counts, holder });
  await writeFile(counts, '');
  createRequire(import.meta.url)('./count-firestore.cjs').countFirestore(counts, 'device');
  const outfile = inCache('bench', 'cost-stories.mjs');
  await bundleScript(inRoot('tests', 'sync', 'reads', 'cost-stories.ts'), outfile);
  const { listenersOf, tellStories } = await import(pathToFileURL(outfile).href);
  let read = 0;
  const counted = async () => {
    const lines = (await readFile(counts, 'utf8')).slice(read);
    read += lines.length;
    const sum = { ...ZERO };
    for (const line of lines.split('\n').filter(Boolean)) {
      const { who, ...one } = JSON.parse(line);
      // No rule is asked about a function.
      if (who === 'functions') Object.assign(one, { asks: 0, commits: 0 });
      for (const [key, count] of Object.entries(one)) sum[key] += count;
    }
    return sum;
  };
  const file = await paddedPdf('Guia', UPLOAD_BYTES);
  const preload = await countedAsFunctions(counts);
  const teller = inCache('bench', 'cost-tell-day.mjs');
  await bundleScript(inRoot('bench', 'cost', 'tell-day.ts'), teller);
  const tellDay = async (day) => {
    const log = inCache('bench', 'cost-tell-day.log');
    const env = { ...process.env, ...backend.hosts, GCLOUD_PROJECT: PROJECT };
    const told = await runLogged(process.execPath, ['--require', preload, teller, day], {
      log,
      cwd: ROOT,
      holder,
      env,
    });
    if (told.code !== 0) throw new PlainFailure(`The day could not be told:\n${told.tail}`);
  };
  const stories = await tellStories({
    hosts: backend.hosts,
    project: PROJECT,
    history: HISTORY,
    file,
    counted,
    tellDay,
    say,
  });
  await backend.stop();
  return { stories, listeners: await listenersOf(MOST_COMPANIES) };
}

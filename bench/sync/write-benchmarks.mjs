import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { inRoot } from '#scripts/paths.mjs';
import { benchmarksPage } from './benchmarks-page.mjs';

const GIGABYTE = 2 ** 30;
const OF_INTEREST = ['dexie', 'firebase', 'rxdb'];

/** The page and beside it every figure; `lines` as measured, `options` as asked for. */
export async function writeBenchmarks({ lines, options, loadBefore, say }) {
  const at = new Date().toISOString();
  const raw = `benchmarks/${at.slice(0, 10)}.json`;
  const { dependencies, devDependencies } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const all = {
    lines,
    machine: {
      date: at,
      processors: `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}`,
      memory: `${(totalmem() / GIGABYTE).toFixed(0)} GB`,
      system: `${platform()} ${release()}, Node ${process.versions.node}`,
      load: `${loadBefore.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`,
    },
    versions: Object.fromEntries(
      OF_INTEREST.map((name) => [name, { ...dependencies, ...devDependencies }[name]]),
    ),
    settings: Object.fromEntries(
      Object.entries(options)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [`--${name}`, String(value)]),
    ),
    command: 'npm run bench -- sync --write 1',
    raw,
  };
  await mkdir(inRoot('docs', 'benchmarks'), { recursive: true });
  await writeFile(inRoot('docs', raw), `${JSON.stringify(all, null, 2)}\n`);
  await writeFile(inRoot('docs', 'benchmarks.md'), benchmarksPage(all));
  say(`docs/benchmarks.md and docs/${raw} are written.`);
}

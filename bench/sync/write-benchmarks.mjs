import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { inRoot, ROOT } from '#scripts/paths.mjs';
import { benchmarksPage } from './benchmarks-page.mjs';

const GIGABYTE = 2 ** 30;
const OF_INTEREST = ['dexie', 'firebase', 'rxdb'];
const FIGURES = inRoot('docs', 'benchmarks.json');

/**
 * Puts what one part measured in place of what it measured before, in the page and in the file of figures beside it: all parts take
 * hours, so each is kept with its own date, commit and machine. `lines` of the board; `asked`: the options that were not the usual ones.
 */
export async function writeBenchmarks(part, { lines, asked, usual, loadBefore, say }) {
  const { dependencies, devDependencies } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const measured = {
    at: new Date().toISOString(),
    commit: commit(),
    load: [loadBefore, loadavg()[0]].map((load) => load.toFixed(1)).join(' before, ') + ' after',
    asked,
    machine: {
      processors: `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}`,
      memory: `${(totalmem() / GIGABYTE).toFixed(0)} GB`,
      system: `${platform()} ${release()}, Node ${process.versions.node}`,
      ...Object.fromEntries(OF_INTEREST.map((name) => [name, { ...dependencies, ...devDependencies }[name]])),
    },
    lines,
  };
  const before = await readFile(FIGURES, 'utf8').then(
    (text) => JSON.parse(text).parts,
    () => ({}),
  );
  const all = { usual, parts: { ...before, [part]: measured } };
  await writeFile(FIGURES, `${JSON.stringify(all, null, 2)}\n`);
  await writeFile(inRoot('docs', 'benchmarks.md'), benchmarksPage(all));
  say(`docs/benchmarks.md and docs/benchmarks.json hold what ${part} measured.`);
}

function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '-changed' : ''}`;
}

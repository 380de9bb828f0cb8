import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleSimulator } from './bundle-simulator.mjs';
import { CONFIG_OF_UNITS, MUTANTS } from './mutants.mjs';
import { onEachProcessor } from './on-each-processor.mjs';

/** Runs in which the simulator may notice a mutant, unless the mutant says otherwise. */
const RUNS = 300;

/** Breaks the engine in every known way, one after the other, and counts what is noticed. */
export async function tryMutants(options) {
  let caught = 0;
  const names = Object.keys(MUTANTS);
  for (const name of names) {
    const what = await tryMutant(name, options);
    if (what !== null) caught += 1;
    console.log(what === null ? `missed  ${name}` : `caught  ${name}: ${what}`);
  }
  console.log(`plants ${names.length} caught ${caught}`);
  return caught === names.length ? 0 : 1;
}

/** By what it was noticed; null where it was not. */
async function tryMutant(name, options) {
  const mutant = MUTANTS[name];
  if (mutant.test !== undefined) return failsTest(name, mutant.test);
  return failsRun(await bundleSimulator(name), [...(mutant.options ?? []), ...options]);
}

async function failsRun(address, options) {
  let noticed = null;
  // Some are noticed once in thousands of runs: they say in which.
  const said = options.lastIndexOf('--seed');
  const first = said === -1 ? 1 : Number(options[said + 1]);
  await onEachProcessor(address, options)(first, RUNS, ({ seed, failure }) => {
    if (failure !== null) noticed = `seed ${seed}, ${failure}`;
    return noticed === null;
  });
  return noticed;
}

/** The test must have run, and failed: one that is not there any more, or was never reached, notices nothing. */
async function failsTest(name, { file, name: test, config = CONFIG_OF_UNITS }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mutant-'));
  const report = path.join(folder, 'report.json');
  const args = ['vitest', 'run', '--config', config, file, '--reporter=json', `--outputFile=${report}`];
  await new Promise((resolve) => execFile('npx', args, { env: { ...process.env, MUTANT: name } }, resolve));
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  await rm(folder, { recursive: true });
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = ran.filter(({ title }) => title === test);
  if (named.length === 0) throw new Error(`'${name}': ${file} has no test '${test}', or was not run.`);
  return named.some(({ status }) => status === 'failed') ? `${file}, '${test}'` : null;
}

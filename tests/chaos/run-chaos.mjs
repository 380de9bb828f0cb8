import { randomInt } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '#scripts/install/browser.mjs';
import { ensureInstalled } from '#scripts/install/install.mjs';
import { inCache } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { CHAOS_OFFSET, offsetProblem } from '#scripts/ports/ports.mjs';
import { signalExitCode, Stopping } from '#scripts/process/stopping.mjs';

const say = (line) => console.log(line);
const USAGE = 'Usage: npm run chaos -- [--runs 5] [--seed N] [--offset N]';

/** `npm run chaos`: one product, and one run after the other against it. */
export async function runChaosCommand(argv) {
  const { runs, seed, offset } = parseOptions(argv);
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  await ensureInstalled(stopping, say);
  try {
    const executable = await findBrowser(stopping, say);
    const { bundleHands, bundleRuns } = await import('./bundles.mjs');
    const { startProduct } = await import('./product.mjs');
    const hands = await bundleHands();
    const product = await startProduct({ offset, executable, hands, holder: stopping, say });
    // The tests' own helpers find the backend by it.
    process.env.PORTAL_URL = product.origin;
    const { runAll } = await import(pathToFileURL(await bundleRuns()).href);
    say(`Runs ${runs}, first seed ${seed}`);
    return (await runAll({ runs, seed, product, traces: inCache('chaos', 'traces'), say })) ? 0 : 1;
  } catch (failure) {
    // What ends because all of it is being stopped is no failure; the signal sets the exit code.
    if (stopping.hasBegun) return new Promise(() => {});
    throw failure;
  } finally {
    await stopping.stopAll();
  }
}

function parseOptions(argv) {
  const values = parse(argv);
  const number = (name, usual) => {
    const text = values[name] ?? String(usual);
    if (!/^\d{1,9}$/.test(text)) throw new PlainFailure(`--${name} takes a whole number. ${USAGE}`);
    return Number(text);
  };
  const options = {
    runs: number('runs', 5),
    seed: number('seed', randomInt(1_000_000)),
    offset: number('offset', CHAOS_OFFSET),
  };
  const problem = offsetProblem(options.offset);
  if (problem !== null) throw new PlainFailure(problem);
  return options;
}

function parse(argv) {
  try {
    const options = Object.fromEntries(['runs', 'seed', 'offset'].map((name) => [name, { type: 'string' }]));
    return parseArgs({ args: argv, options }).values;
  } catch (error) {
    throw new PlainFailure(`${error.message.split('. ')[0]}. ${USAGE}`);
  }
}

import { ensureInstalled } from '../install/install.mjs';
import { LONG_TESTS } from './long-tests.mjs';
import { inCache, ROOT } from '../paths.mjs';
import { lastLines, runLogged } from '../process/run-logged.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';
import { parseTestArguments } from './test-arguments.mjs';
import { sumCounts, toolCounts } from './test-counts.mjs';

const say = (line) => console.log(line);
/** The seed that failed, with its trace. */
const SHOWN_LINES = 40;

/** `npm run test:long`: each to its end, however the others fared; the last line sums them up. */
export async function runLongTests(argv) {
  const names = parseTestArguments(
    argv,
    LONG_TESTS.map(({ name }) => name),
    { command: 'npm run test:long' },
  );
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  await ensureInstalled(stopping, say);
  const counts = [];
  for (const test of LONG_TESTS) if (names.includes(test.name)) counts.push(await runOne(test, stopping));
  // A signal is stopping all of it and ends the process.
  if (stopping.hasBegun) return new Promise(() => {});
  await stopping.stopAll();
  const { passed, failed } = sumCounts(counts);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function runOne({ name, args, env }, holder) {
  const start = Date.now();
  // Not among those of `npm test`, which some of these run, and which empties its folder first.
  const log = inCache('logs', `long-${name}.log`);
  const { code, output } = await runLogged(process.execPath, args, {
    log,
    cwd: ROOT,
    env: { ...process.env, ...env },
    holder,
  });
  if (holder.hasBegun) return toolCounts(code);
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  say(`${code === 0 ? '✓' : '✗'} ${name}: ${lastLines(output, 1)} (${minutes} min)`);
  if (code !== 0) say(`${lastLines(output, SHOWN_LINES).replace(/^/gm, '    ')}\n  All of it: ${log}`);
  return toolCounts(code);
}

import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ensureInstalled } from '../install/install.mjs';
import { inCache } from '../paths.mjs';
import { runStage } from './run-stage.mjs';
import { sideBySide } from './side-by-side.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';
import { parseTestArguments } from './test-arguments.mjs';
import { sumCounts } from './test-counts.mjs';
import { slowestLines } from './test-durations.mjs';
import { provisionsOf } from './test-provisions.mjs';
import { isDue, storyTurn, TURNS } from './story-turn.mjs';
import { STAGES } from './test-stages.mjs';

const say = (line) => console.log(line);
const SLOWEST_NAMED = 10;

/** Two at least: of a stage and one that mostly waits, the one processor there is does both. */
const processors = () => Math.max(2, availableParallelism());

/** `npm test`: every stage to its end, however the others fared; the last line sums them up. */
export async function runTests(argv) {
  const namesOf = (stages) => stages.map(({ name }) => name);
  const turn = await storyTurn();
  const usual = namesOf(STAGES.filter((stage) => stage.isLong !== true && isDue(stage, turn)));
  const names = parseTestArguments(argv, namesOf(STAGES), { usual });
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  await ensureInstalled(stopping, say);
  await rm(inCache('test-logs'), { recursive: true, force: true });

  const stages = STAGES.filter(({ name }) => names.includes(name));
  if (stages.some(({ kind }) => kind === 'playwright')) say(`Stories that take turns: ${turn} of ${TURNS}`);
  const provisions = provisionsOf(stopping, say);
  const results = await sideBySide(stages, processors(), (stage) =>
    // Those that a signal ends make room: nothing may begin there that nobody would stop.
    stopping.hasBegun ? new Promise(() => {}) : runStage(stage, provisions, stopping, say),
  );
  // A signal is stopping all of it and ends the process; what follows would report its victims as failures.
  if (stopping.hasBegun) return new Promise(() => {});
  await stopping.stopAll();

  const slowest = slowestLines(
    results.flatMap(({ durations }) => durations),
    SLOWEST_NAMED,
  );
  if (slowest.length > 0) say(`\nThe slowest:\n${slowest.join('\n')}`);
  const { passed, failed } = sumCounts(results);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

import { readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { ensureInstalled } from '#scripts/install/install.mjs';
import { signalExitCode, Stopping } from '#scripts/process/stopping.mjs';
import { parseOptions, subjectOf } from './lib/arguments.mjs';

const say = (line) => console.log(line);

/** Each subject is one file: its name here is the file's. */
const SUBJECTS = readdirSync(new URL('subjects', import.meta.url)).map((file) => file.replace(/\.mjs$/, ''));

/** `npm run bench -- <subject>`: starts what it needs, measures, prints, and stops what it started. */
export async function runBench(argv) {
  const name = subjectOf(argv, SUBJECTS);
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  await ensureInstalled(stopping, say);
  const { subject } = await import(`./subjects/${name}.mjs`);
  const parsed = parseOptions(argv.slice(1), subject);
  try {
    say(`${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)} before the first measurement`);
    return (await subject.run({ ...parsed, holder: stopping, say })) ? 0 : 1;
  } catch (failure) {
    // Parts that end because all of it is being stopped are no failure; the signal sets the exit code.
    if (stopping.hasBegun) return new Promise(() => {});
    throw failure;
  } finally {
    await stopping.stopAll();
  }
}

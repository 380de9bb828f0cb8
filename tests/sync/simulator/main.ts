import { setMaxListeners } from 'node:events';
import { isClean, KINDS, type Verdict } from './judge.ts';
import { parseOptions } from './options.ts';
import { type Did, runOnce } from './run-once.ts';
import { failuresOf, shorten } from './shorten.ts';
import { type Action, describeAction } from './workload.ts';
import type { RunOptions } from './world.ts';

const DID = ['acts', 'commits', 'parked', 'unexplained'] as const;

// One signal for some dozen pulls is no leak.
setMaxListeners(0);

/** Runs the seeds one after the other; the first that fails is shortened and printed. Resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { runs, ...options } = parseOptions(args);
  const totals = { lost: 0, doubled: 0, diverged: 0, leaked: 0, stuck: 0 };
  const done: Did = { acts: 0, commits: 0, parked: 0, unexplained: 0 };
  const failed: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const run = { ...options, seed: options.seed + i };
    const { verdict, actions, did } = await runOnce(run);
    for (const what of DID) done[what] += did[what];
    for (const kind of KINDS) totals[kind] += verdict[kind].length;
    if (isClean(verdict)) continue;
    failed.push(run.seed);
    if (failed.length === 1) await tell(run, verdict, actions);
    else console.log(`seed ${run.seed} fails: ${firstFailure(verdict)}`);
  }
  console.log(`did ${DID.map((what) => `${what} ${done[what]}`).join(' ')}`);
  console.log(`runs ${runs} ${KINDS.map((kind) => `${kind} ${totals[kind]}`).join(' ')}`);
  return failed.length === 0 ? 0 : 1;
}

/** The first seed that fails, and with what; null where none does. */
export async function findFailure(args: readonly string[]): Promise<{ seed: number; what: string } | null> {
  const { runs, ...options } = parseOptions(args);
  for (let seed = options.seed; seed < options.seed + runs; seed += 1) {
    const { verdict } = await runOnce({ ...options, seed });
    if (!isClean(verdict)) return { seed, what: firstFailure(verdict) };
  }
  return null;
}

function firstFailure(verdict: Verdict): string {
  const kind = KINDS.find((name) => verdict[name].length > 0) ?? 'lost';
  return `${kind}: ${verdict[kind][0] ?? ''}`;
}

async function tell(options: RunOptions, verdict: Verdict, actions: readonly Action[]): Promise<void> {
  console.log(`seed ${options.seed} fails:`);
  for (const kind of KINDS) for (const line of verdict[kind].slice(0, 5)) console.log(`  ${kind}: ${line}`);
  const failure = failuresOf(verdict)[0] ?? '';
  const shortest = await shorten(options, actions, failure);
  console.log(`shortest trace of '${failure}', ${shortest.length} of ${actions.length} actions:`);
  for (const action of shortest) console.log(`  ${describeAction(action)}`);
}

export type Traced = {
  seed: number;
  failure: string;
  actions: Action[];
  shortest: Action[];
  verdict: Verdict;
};

/** The first failure of some runs, its shortest trace, and what that trace ends with. */
export async function traceFailure(args: readonly string[]): Promise<Traced | null> {
  const { runs: _runs, ...options } = parseOptions(args);
  const found = await findFailure(args);
  if (found === null) return null;
  const run = { ...options, seed: found.seed };
  const { verdict: first, actions } = await runOnce(run);
  const failure = failuresOf(first)[0] ?? '';
  const shortest = await shorten(run, actions, failure);
  const { verdict } = await runOnce(run, shortest);
  return { seed: found.seed, failure, actions, shortest, verdict };
}

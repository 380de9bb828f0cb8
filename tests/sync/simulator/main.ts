import { setMaxListeners } from 'node:events';
import { isClean, type Kind, KINDS, type Verdict } from '../judge/verdict.ts';
import { parseOptions } from './options.ts';
import { type Did, runOnce } from './run-once.ts';
import { failuresOf, shorten } from './shorten.ts';
import { type Action, describeAction } from './workload.ts';
import type { RunOptions } from './run-options.ts';

const DID = ['acts', 'commits', 'parked', 'unexplained'] as const;

// One signal for some dozen pulls is no leak.
setMaxListeners(0);

/** What one seed came to: how often each kind of failure, and the first of them in words. */
export type SeedResult = {
  seed: number;
  counts: Record<Kind, number>;
  failure: string | null;
  did: Did;
};

/** Runs so many seeds from the first on, in any order, and hands over what each came to, until the answer is false. */
export type RunSeeds = (first: number, runs: number, done: (result: SeedResult) => unknown) => Promise<void>;

export async function runSeed(args: readonly string[], seed: number): Promise<SeedResult> {
  const { runs: _runs, ...options } = parseOptions(args);
  const { verdict, did } = await runOnce({ ...options, seed });
  const { lost, doubled, diverged, leaked, stuck } = verdict;
  const counts = {
    ...{ lost: lost.length, doubled: doubled.length, diverged: diverged.length },
    ...{ leaked: leaked.length, stuck: stuck.length },
  };
  return { seed, counts, failure: isClean(verdict) ? null : firstFailure(verdict), did };
}

/** Runs all seeds; of those that fail, the lowest is shortened and printed at the end. Resolves to the exit code. */
export async function main(args: readonly string[], runSeeds = oneByOne(args)): Promise<number> {
  const { runs, ...options } = parseOptions(args);
  const totals = { lost: 0, doubled: 0, diverged: 0, leaked: 0, stuck: 0 };
  const done: Did = { acts: 0, commits: 0, parked: 0, unexplained: 0 };
  const failed: number[] = [];
  await runSeeds(options.seed, runs, ({ seed, counts, failure, did }) => {
    for (const what of DID) done[what] += did[what];
    for (const kind of KINDS) totals[kind] += counts[kind];
    if (failure === null) return;
    failed.push(seed);
    console.log(`seed ${seed} fails: ${failure}`);
  });
  if (failed.length > 0) {
    const run = { ...options, seed: Math.min(...failed) };
    const { verdict, actions } = await runOnce(run);
    await tell(run, verdict, actions);
  }
  console.log(`did ${DID.map((what) => `${what} ${done[what]}`).join(' ')}`);
  console.log(`runs ${runs} ${KINDS.map((kind) => `${kind} ${totals[kind]}`).join(' ')}`);
  return failed.length === 0 ? 0 : 1;
}

const oneByOne =
  (args: readonly string[]): RunSeeds =>
  async (first, runs, done) => {
    for (let seed = first; seed < first + runs; seed += 1)
      if (done(await runSeed(args, seed)) === false) return;
  };

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

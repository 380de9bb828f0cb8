import { setMaxListeners } from 'node:events';
import type { Verdict } from './judge.ts';
import { parseOptions } from './options.ts';
import { isClean, runOnce } from './run-once.ts';
import { shorten } from './shorten.ts';
import { type Action, describeAction } from './workload.ts';
import type { RunOptions } from './world.ts';

// One signal for some dozen pulls is no leak.
setMaxListeners(0);

/** Runs the seeds one after the other; the first that fails is shortened and told. Resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { runs, ...options } = parseOptions(args);
  const totals = { lost: 0, doubled: 0, diverged: 0, leaked: 0 };
  let failed = 0;
  for (let i = 0; i < runs; i += 1) {
    const run = { ...options, seed: options.seed + i };
    const { verdict, actions } = await runOnce(run);
    for (const key of ['lost', 'doubled', 'diverged', 'leaked'] as const) totals[key] += verdict[key].length;
    if (isClean(verdict)) continue;
    failed += 1;
    if (failed === 1) await tell(run, verdict, actions);
  }
  const { lost, doubled, diverged, leaked } = totals;
  console.log(
    `runs ${String(runs)} lost ${String(lost)} doubled ${String(doubled)} diverged ${String(diverged)} leaked ${String(leaked)}`,
  );
  return failed === 0 ? 0 : 1;
}

/** The first seed that fails, and with what; null where none does. */
export async function findFailure(args: readonly string[]): Promise<{ seed: number; what: string } | null> {
  const { runs, ...options } = parseOptions(args);
  for (let seed = options.seed; seed < options.seed + runs; seed += 1) {
    const { verdict } = await runOnce({ ...options, seed });
    const kind = (['lost', 'doubled', 'diverged', 'leaked'] as const).find(
      (name) => verdict[name].length > 0,
    );
    if (kind !== undefined) return { seed, what: `${kind}: ${verdict[kind][0] ?? ''}` };
  }
  return null;
}

async function tell(options: RunOptions, verdict: Verdict, actions: readonly Action[]): Promise<void> {
  console.log(`seed ${String(options.seed)} fails:`);
  for (const [kind, found] of Object.entries(verdict)) {
    for (const line of found.slice(0, 5)) console.log(`  ${kind}: ${line}`);
  }
  const shortest = await shorten(options, actions);
  console.log(`shortest trace, ${String(shortest.length)} of ${String(actions.length)} actions:`);
  for (const action of shortest) console.log(`  ${describeAction(action)}`);
}

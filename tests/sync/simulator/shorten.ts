import { isClean, runOnce } from './run-once.ts';
import type { Action } from './workload.ts';
import type { RunOptions } from './world.ts';

/** Tries enough for a script of some hundred actions; a longer trace is still a trace. */
const MOST_TRIES = 400;

/** Leaves out ever smaller stretches of the script for as long as the run still fails. */
export async function shorten(options: RunOptions, actions: readonly Action[]): Promise<Action[]> {
  let kept = [...actions];
  let tries = 0;
  for (let stretch = Math.ceil(kept.length / 2); stretch >= 1; stretch = Math.floor(stretch / 2)) {
    for (let at = 0; at < kept.length && tries < MOST_TRIES; tries += 1) {
      const without = [...kept.slice(0, at), ...kept.slice(at + stretch)];
      const { verdict } = await runOnce(options, without);
      if (isClean(verdict)) at += stretch;
      else kept = without;
    }
  }
  return kept;
}

import { type Verdict, KINDS } from '../judge/verdict.ts';
import { runOnce } from './run-once.ts';
import type { Action } from './workload.ts';
import type { RunOptions } from './run-options.ts';

/** Tries enough for a script of some hundred actions; a longer trace is still a trace. */
const MOST_TRIES = 400;

/** What a failure is, no matter who or what it happened to: its kind and its words, without names and numbers. */
export function failuresOf(verdict: Verdict): string[] {
  return KINDS.flatMap((kind) => verdict[kind].map((text) => `${kind}: ${wordsOf(text)}`));
}

const wordsOf = (text: string) =>
  text
    .replace(/=.*$/, '')
    .replace(/\b[a-z]+_(dev|up)?[A-Za-z0-9]*\d[A-Za-z0-9]*/g, '#')
    .replace(/\b(?:[a-z]v|v|seed|old)?\d+\b/g, '#')
    .replace(/\/[A-Za-z0-9_]*#?[A-Za-z0-9_]*/g, '/#');

/** Leaves out ever smaller stretches of the script for as long as the run still fails in the same way. */
export async function shorten(
  options: RunOptions,
  actions: readonly Action[],
  failure: string,
): Promise<Action[]> {
  let kept = [...actions];
  let tries = 0;
  for (let stretch = Math.ceil(kept.length / 2); stretch >= 1; stretch = Math.floor(stretch / 2)) {
    for (let at = 0; at < kept.length && tries < MOST_TRIES; tries += 1) {
      const without = [...kept.slice(0, at), ...kept.slice(at + stretch)];
      const { verdict } = await runOnce(options, without);
      if (failuresOf(verdict).includes(failure)) kept = without;
      else at += stretch;
    }
  }
  return kept;
}

import { describe, expect, test } from 'vitest';
import { bundleSimulator, loadSimulator } from './simulator/bundle-simulator.mjs';
import type { Verdict } from './judge/verdict.ts';
import { findFailure, runSeed, type SeedResult } from './simulator/main.ts';
import { misfits } from './simulator/mutants.mjs';
import { onEachProcessor } from './simulator/on-each-processor.mjs';
import { parseOptions } from './simulator/options.ts';
import { runOnce } from './simulator/run-once.ts';
import { failuresOf, shorten } from './simulator/shorten.ts';

/**
 * Minutes of trouble per run: lost answers, late commits, crashes, changed rights. Most seeds take seconds, and one of two months
 * away has taken three minutes: connections that were renewed. What is stuck is told by the simulator's own clock.
 */
const SLOW = 600_000;

/** Every run of this file tries new seeds; printed, so that a failure can be repeated. */
const FRESH = Math.floor(Date.now() / 1_000) % 1_000_000_000;
console.log(`fresh seeds of the simulator begin at ${FRESH}`);

describe('whatever happens, nothing is lost, doubled, left behind, left over or stuck', () => {
  test.each([
    // What once failed, each for a reason of its own.
    ['--seed 197'],
    ['--seed 990291'],
    ['--seed 1136'],
    ['--seed 7105530'],
    ['--seed 7109927'],
    ['--seed 70 --server-loss 0.1 --ops 40'],
    ['--seed 173 --server-loss 0.1 --ops 40'],
    ['--seed 795448479 --server-loss 0.03 --ops 40'],
    ['--seed 5109 --window 4m --restore 0.05'],
    ['--seed 5254 --window 4m'],
    ['--seed 5190 --window 4m --restore 0.05'],
    ['--seed 26 --window 5m --server-loss 0.03 --ops 40'],
    ['--seed 3000 --portfolio 0.1 --restore 0.03'],
    ['--seed 795573536 --restore 0.05 --ops 40'],
    ['--seed 880078 --portfolio 0.1 --window 4m --restore 0.03'],
    ['--seed 880289 --portfolio 0.1 --restore 0.05 --ops 60 --devices 4'],
    ['--seed 880742 --portfolio 0.1 --restore 0.05 --ops 60 --devices 4'],
    ['--seed 894 --old-tabs 0.2 --devices 3 --ops 60 --page 5'],
    ['--seed 353361559 --devices 4 --ops 60 --page 5'],
    ['--seed 285117375 --devices 4 --ops 60 --page 5'],
    ['--seed 795939308 --window 4m --restore 0.05'],
    ['--seed 710001 --late-commits 240s --ops 120 --drop-acks 0.2 --runs 3'],
  ])('where it once did: %s', { timeout: SLOW }, async (options) => {
    expect(await findFailure(options.split(' '))).toBeNull();
  });

  test.each([
    ['of everything a little', 60, ''],
    [
      'where a third of all answers get lost, and commits come late',
      20,
      '--late-commits 300s --drop-acks 0.3',
    ],
    ['where many rows share a stamp', 10, '--equal-stamps 120 --ops 40'],
    ['where rights change all the time', 12, '--revoke 0.2 --ops 40'],
    ['where accounts come and go', 12, '--leave 0.15 --ops 40'],
    ['where databases fail and devices sleep', 12, '--storage-faults 0.02 --sleep 0.1 --ops 40'],
    ['where everybody is away for two months', 4, '--away 60d --ops 40'],
    ['where two versions of the app run side by side', 12, '--old-tabs 0.2 --ops 40'],
    ['where the server loses what it had', 4, '--server-loss 0.03 --ops 40'],
    ['where the firm is put back from a backup', 12, '--restore 0.05 --ops 40'],
    ['where rows leave the windows of the devices', 12, '--window 4m --ops 40'],
    ['where they leave, and the firm is put back', 8, '--window 4m --restore 0.05'],
    ['where clients go from one person to another', 12, '--portfolio 0.1'],
    ['where they do, windows move and the firm is put back', 6, '--portfolio 0.1 --window 4m --restore 0.03'],
    ['on the database of the browser', 2, '--store dexie --ops 40'],
  ])('%s: %i fresh runs', { timeout: SLOW }, async (_what, runs, options) => {
    const args = ['--seed', String(FRESH), '--runs', String(runs), ...options.split(' ').filter(Boolean)];
    expect(await findFailure(args)).toBeNull();
  });
});

test.each([['memory'], ['dexie']])(
  'the same seed runs the same way in %s',
  { timeout: SLOW },
  async (store) => {
    const { runs: _runs, ...options } = parseOptions(['--seed', '7', '--store', store]);
    const [first, second] = [await runOnce(options), await runOnce(options)];
    expect(first.events).toBe(second.events);
    expect(first.actions).toEqual(second.actions);
  },
);

test.each([['--restored 0.05'], ['--old-tabs 0.2 --store dexie'], ['--runs many'], ['--store disk']])(
  'what the simulator does not know is refused: %s',
  (option) => {
    expect(() => parseOptions(option.split(' '))).toThrow();
  },
);

describe('a failure', () => {
  const verdict = (found: Partial<Verdict>): Verdict => ({
    lost: [],
    doubled: [],
    diverged: [],
    leaked: [],
    stuck: [],
    ...found,
  });

  test('is the same no matter who it happens to, and another where its words differ', () => {
    const words = (text: string, kind: keyof Verdict = 'stuck') => failuresOf(verdict({ [kind]: [text] }))[0];
    const first = words('device 1 still queued: rui_dev1x000009 notes/nv250408041');
    expect(words('device 0 still queued: ana_dev0x000101 notes/nv7')).toBe(first);
    expect(words('device 0 still sending: ana_dev0x000101 notes/nv7')).not.toBe(first);
    expect(words('device 1 still queued: rui_dev1x000009 notes/nv250408041', 'lost')).not.toBe(first);
  });

  test('stays the same while its trace is shortened', { timeout: SLOW }, async () => {
    const mutated = await loadSimulator('row before its file');
    const { runs: _runs, ...options } = parseOptions(['--ops', '30']);
    const traced = await mutated.traceFailure(['--ops', '30', '--runs', '60']);
    if (traced === null) throw new Error('the mutant was not noticed');
    expect(traced.shortest.length).toBeLessThan(traced.actions.length);
    expect(failuresOf(traced.verdict)).toContain(traced.failure);
    // Without the mutant there is nothing to shorten: no trace fails in this way.
    expect(await shorten({ ...options, seed: traced.seed }, traced.actions, traced.failure)).toEqual(
      traced.actions,
    );
  });
});

test(
  'a seed comes to the same on whichever processor it runs, and each runs once',
  { timeout: SLOW },
  async () => {
    const args = ['--ops', '20'];
    const results: SeedResult[] = [];
    await onEachProcessor(await bundleSimulator(), args)(3, 5, (result) => results.push(result));
    const expected = await Promise.all([3, 4, 5, 6, 7].map((seed) => runSeed(args, seed)));
    expect(results.toSorted((a, b) => a.seed - b.seed)).toEqual(expected);
  },
);

/** Whose turn it is of the mutants, as of the stories; without it all of them are tried, as `npm run test:long` does. */
const TURN = process.env['PORTAL_TURN'];

const MUTANTS = [
  ['1', 'cursor without tie-break', '--seed 61 --equal-stamps 30 --page 2 --drop-acks 0.2'],
  ['2', 'no overlap', ''],
  ['3', 'receipt ignored', ''],
  ['3', 'entry skipped', ''],
  ['1', 'row before its file', ''],
  ['3', 'conflict overwritten', ''],
  ['1', 'wipe forgotten', '--leave 0.2'],
  ['2', 'purge forgotten', '--revoke 0.2'],
  ['2', 'parked upload leaves its row queued', '--revoke 0.2'],
  ['3', 'nothing is handed over', '--leave 0.2'],
  ['1', 'a missing own row is hidden from nobody', '--leave 0.2'],
] as const;

describe('a mutant is noticed', () => {
  test.each(
    MUTANTS.filter(([turn]) => TURN === undefined || turn === TURN).map(([_turn, ...mutant]) => mutant),
  )('%s', { timeout: SLOW }, async (mutant, options) => {
    const mutated = await loadSimulator(mutant);
    const args = ['--seed', '1', '--runs', '60', ...options.split(' ').filter(Boolean)];
    expect(await mutated.findFailure(args)).not.toBeNull();
  });

  test('a mutant that is not there is reported', async () => {
    await expect(loadSimulator('no such mutant')).rejects.toThrow('No mutant');
  });

  // Most are tried among the long tests alone: what changes the source changes them in the same step.
  test('every mutant fits the source as it is', async () => {
    expect(await misfits()).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { loadSimulator } from './simulator/bundle-simulator.mjs';
import { findFailure } from './simulator/main.ts';
import { runOnce } from './simulator/run-once.ts';
import { parseOptions } from './simulator/options.ts';

/** Minutes of trouble per run: lost answers, late commits, crashes, changed rights. */
const SLOW = 180_000;

describe('whatever happens, nothing is lost, doubled, left behind or left over', () => {
  test('in 100 runs of three devices', { timeout: SLOW }, async () => {
    expect(await findFailure(['--seed', '1', '--runs', '100'])).toBeNull();
  });

  test('in 40 runs where a third of all answers get lost', { timeout: SLOW }, async () => {
    expect(await findFailure(['--seed', '2001', '--runs', '40', '--drop-acks', '0.3'])).toBeNull();
  });

  test('in 30 runs where many rows share a stamp and appear late', { timeout: SLOW }, async () => {
    const hard = ['--equal-stamps', '120', '--late-commits', '100s', '--ops', '40'];
    expect(await findFailure(['--seed', '3001', '--runs', '30', ...hard])).toBeNull();
  });

  test('in 30 runs where rights change all the time', { timeout: SLOW }, async () => {
    expect(await findFailure(['--seed', '4001', '--runs', '30', '--revoke', '0.2'])).toBeNull();
  });
});

test('the same seed runs the same way', async () => {
  const { runs: _runs, ...options } = parseOptions(['--seed', '7']);
  const [first, second] = [await runOnce(options), await runOnce(options)];
  expect(first.events).toBe(second.events);
  expect(first.actions).toEqual(second.actions);
});

describe('a planted bug is noticed', () => {
  test.each([
    'cursor without tie-break',
    'no overlap',
    'receipt ignored',
    'entry skipped',
    'row before its file',
    'conflict overwritten',
    'wipe forgotten',
    'purge forgotten',
  ])('%s', { timeout: SLOW }, async (plant) => {
    const planted = await loadSimulator(plant);
    expect(await planted.findFailure(['--seed', '1', '--runs', '60'])).not.toBeNull();
  });

  test('a plant that no longer fits the source is told', async () => {
    await expect(loadSimulator('no such plant')).rejects.toThrow('No plant');
  });
});

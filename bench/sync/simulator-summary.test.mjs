import { expect, it } from 'vitest';
import { failedSeeds, summaryOf } from './simulator-summary.mjs';

const GOOD =
  'did acts 90 commits 70 parked 2 unexplained 0\nruns 3 lost 0 doubled 0 diverged 0 leaked 0 stuck 0\n';
const BAD = `seed 7 fails:\n  lost: device 1\nseed 9 fails: lost: x\n${GOOD.replace('lost 0', 'lost 2')}`;

it('what the simulator did and found is read from its last two lines', () => {
  expect(summaryOf(GOOD)).toEqual({
    ...{ acts: 90, commits: 70, parked: 2, unexplained: 0 },
    ...{ runs: 3, lost: 0, doubled: 0, diverged: 0, leaked: 0, stuck: 0 },
  });
  expect(summaryOf(BAD).lost).toBe(2);
});

it('a run that was broken off has no summary', () => {
  expect(summaryOf('seed 7 fails:\n')).toBeNull();
  expect(summaryOf('')).toBeNull();
});

it('names the seeds that failed', () => {
  expect(failedSeeds(BAD)).toEqual([7, 9]);
  expect(failedSeeds(GOOD)).toEqual([]);
});

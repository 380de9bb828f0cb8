import { expect, test } from 'vitest';
import { isDue, LONGEST_PAUSE_MS, pauseAfter, verdictOn } from './retry.ts';

test('pauses double up to five minutes, spread over half their length', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 1))).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(pauseAfter(3, 0)).toBe(2_000);
  expect(pauseAfter(60, 1)).toBe(LONGEST_PAUSE_MS);
  expect(pauseAfter(60, 0)).toBe(LONGEST_PAUSE_MS / 2);
  expect([2, 60].map((failures) => pauseAfter(failures, 0, 30_000))).toEqual([1_000, 30_000]);
});

test('a pause that lies further ahead than any is a clock that was set back', () => {
  expect(isDue(1_000, 1_000)).toBe(true);
  expect(isDue(1_001, 1_000)).toBe(false);
  expect(isDue(1_001 + LONGEST_PAUSE_MS, 1_000)).toBe(true);
});

test('a server that does not answer is tried for ever, a refusal goes before the person', () => {
  expect(verdictOn('unavailable', 1_000)).toEqual({ kind: 'retry' });
  expect(verdictOn('exhausted', 1_000)).toEqual({ kind: 'retry' });
  expect(verdictOn('invalid_argument', 1)).toEqual({ kind: 'park', reason: 'invalid_argument' });
  expect(verdictOn('permission_denied', 1)).toEqual({ kind: 'suspect' });
  expect(verdictOn('unauthenticated', 1)).toEqual({ kind: 'needs_sign_in' });
});

test('races and unknown errors are tried some times, not for ever', () => {
  for (const kind of ['contention', 'unknown'] as const) {
    expect(verdictOn(kind, 1)).toEqual({ kind: 'retry' });
    expect(verdictOn(kind, 20)).toEqual({ kind: 'park', reason: 'failed_precondition' });
  }
});

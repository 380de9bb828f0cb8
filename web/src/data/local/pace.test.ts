import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const restOf = (pace: ReturnType<typeof createPace>, took: number) => {
  const done = vi.fn();
  void pace.rest(took).then(done);
  return done;
};

it('rests four times as long as a stretch took, and a second at most', async () => {
  const pace = createPace();
  const short = restOf(pace, 20);
  await vi.advanceTimersByTimeAsync(79);
  expect(short).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(short).toHaveBeenCalled();

  const long = restOf(pace, 5_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(long).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(long).toHaveBeenCalled();
});

it('goes on at once when somebody waits, and rests again when nobody does', async () => {
  const pace = createPace();
  const resting = restOf(pace, 100);
  await vi.advanceTimersByTimeAsync(0);
  expect(resting).not.toHaveBeenCalled();
  pace.hurry(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(resting).toHaveBeenCalled();

  const next = restOf(pace, 100);
  await vi.advanceTimersByTimeAsync(0);
  expect(next).toHaveBeenCalled();

  pace.hurry(false);
  const later = restOf(pace, 100);
  await vi.advanceTimersByTimeAsync(399);
  expect(later).not.toHaveBeenCalled();
});

import { expect, test, vi } from 'vitest';
import { createEpochState } from './epoch-state.ts';

function clockAt(now: number) {
  const clock = { wall: now, mono: 0 };
  return {
    clock,
    port: { now: () => clock.wall, monotonic: () => clock.mono, after: () => () => undefined },
  };
}
const isDone = async (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve(false)]);

test('what arrives waits until the epoch is known, and no longer than its connection', async () => {
  const state = createEpochState(clockAt(0).port);
  const connection = new AbortController();
  const [kept, dropped] = [state.whenOpen(new AbortController().signal), state.whenOpen(connection.signal)];
  connection.abort();
  await dropped;
  expect(await isDone(kept)).toBe(false);
  state.open('e1', vi.fn());
  await kept;
  expect(state.id).toBe('e1');
  state.close();
  expect(await isDone(state.whenOpen(new AbortController().signal))).toBe(false);
});

test.each([
  ['its clock went on', { wall: 120_000, mono: 0 }],
  ['its clock was set back', { wall: -5_000, mono: 120_000 }],
])('a device that slept asks again before it believes anything: %s', async (_what, passed) => {
  const { clock, port } = clockAt(0);
  const state = createEpochState(port);
  const recheck = vi.fn();
  state.open('e1', recheck);
  Object.assign(clock, passed);
  const waiting = state.whenOpen(new AbortController().signal);
  expect(recheck).toHaveBeenCalledOnce();
  expect(await isDone(waiting)).toBe(false);
  state.open('e1', recheck);
  await waiting;
});

test('a device that is awake asks nothing', async () => {
  const { clock, port } = clockAt(0);
  const state = createEpochState(port);
  const recheck = vi.fn();
  state.open(null, recheck);
  for (let beats = 1; beats <= 20; beats += 1) {
    Object.assign(clock, { wall: beats * 60_000, mono: beats * 60_000 });
    state.beat();
  }
  await state.whenOpen(new AbortController().signal);
  expect(recheck).not.toHaveBeenCalled();
});

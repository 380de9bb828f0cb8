import { expect, test } from 'vitest';
import { createServerClock, startStopwatch } from './server-clock.ts';

const at = (time: string) => `2026-11-20T${time}.123456789Z`;

/** A device's two clocks, moved by hand. */
function clocks() {
  const state = { wall: Date.parse('2026-11-20T12:00:00Z'), monotonic: 0 };
  const clock = {
    now: () => state.wall,
    monotonic: () => state.monotonic,
    after: () => () => undefined,
  };
  return { state, clock };
}

test('the server has reached at least the latest stamp and what has passed since', () => {
  const { state, clock } = clocks();
  const server = createServerClock(clock);
  expect(server.now()).toBeNull();
  server.saw(at('12:00:00'));
  state.monotonic = 5_000;
  expect(server.now()).toBe(at('12:00:05'));
  server.saw(at('12:00:01'));
  expect(server.now()).toBe(at('12:00:05'));
  server.saw(at('12:00:09'));
  expect(server.now()).toBe(at('12:00:09'));
});

test('a stamp far ahead of the device is not believed', () => {
  const { clock } = clocks();
  const server = createServerClock(clock);
  server.saw('2027-11-20T12:00:00.000000000Z');
  expect(server.now()).toBeNull();
});

test('a run took as long as the longer of two clocks says: one rests in sleep, the other may be set back', () => {
  const { state, clock } = clocks();
  const runMs = startStopwatch(clock);
  state.wall += 60_000;
  expect(runMs()).toBe(60_000);
  state.wall -= 3_600_000;
  state.monotonic = 70_000;
  expect(runMs()).toBe(70_000);
});

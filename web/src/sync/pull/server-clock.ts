import { type Instant, toInstant } from '@portal/domain';
import { earlierBy } from '#sync/instants.ts';
import type { Clock } from '#sync/ports.ts';

/** A stamp further ahead of the device's clock than this is somebody's mistake: one bad row must not move every pull. */
const MOST_AHEAD_MS = 26 * 60 * 60_000;

/**
 * What time it is at the server, at least. A stamp that was seen is a time the server has reached; since then as much
 * has passed as the device's monotonic clock says, which may rest while the device sleeps: too little, never too much.
 */
export type ServerClock = {
  saw(stamp: Instant): void;
  /** null before the first stamp was seen. */
  now(): Instant | null;
};

export function createServerClock(clock: Clock): ServerClock {
  let known: { stamp: Instant; seenAt: number } | null = null;
  const now = () => known && earlierBy(known.stamp, known.seenAt - clock.monotonic());
  return {
    now,
    saw(stamp) {
      const last = now();
      if (last !== null && stamp <= last) return;
      if (stamp > toInstant(new Date(clock.now() + MOST_AHEAD_MS))) return;
      known = { stamp, seenAt: clock.monotonic() };
    },
  };
}

/** Time since both readings, in ms: a clock that was set back, or rested in sleep, must not make it shorter. */
export type Stopwatch = () => number;

export function startStopwatch(clock: Clock): Stopwatch {
  const [wall, monotonic] = [clock.now(), clock.monotonic()];
  return () => Math.max(clock.now() - wall, clock.monotonic() - monotonic, 0);
}

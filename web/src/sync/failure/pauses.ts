import type { Clock } from '#sync/ports.ts';

/** Waiting that ends early when everything should be tried again: the connection is back, the page came to the front. */
export type Pauses = {
  /** Resolves after `ms`, at the next `wakeAll`, or when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  wakeAll(): void;
};

export function createPauses(clock: Clock): Pauses {
  const sleepers = new Set<() => void>();
  return {
    pause: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const cancel = clock.after(ms, wake);
        signal.addEventListener('abort', wake, { once: true });
        sleepers.add(wake);
        function wake() {
          cancel();
          signal.removeEventListener('abort', wake);
          sleepers.delete(wake);
          resolve();
        }
      }),
    wakeAll() {
      for (const wake of [...sleepers]) wake();
    },
  };
}

/** Rings at the moment it was last set to; with null at none. */
export type Alarm = (at: number | null) => void;

export function createAlarm(clock: Clock, signal: AbortSignal, wake: () => void): Alarm {
  let disarm = () => {};
  signal.addEventListener('abort', () => disarm(), { once: true });
  return (at) => {
    disarm();
    disarm = at === null || signal.aborted ? () => {} : clock.after(at - clock.now(), wake);
  };
}

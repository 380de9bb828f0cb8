import type { Clock, StoreTransaction } from '#sync/ports.ts';

/** Whether what arrives from the server is of the epoch that this device works in. */
export type EpochState = {
  /** The one this device works in; undefined before it is known. */
  id: string | null | undefined;
  /** The server was heard to be in it, and open. `recheck` asks again, where the device may have missed a word. */
  open(id: string | null, recheck: () => void): void;
  close(): void;
  /** Resolves once the server is heard to be in it, or when the connection ends. */
  whenOpen(connection: AbortSignal): Promise<void>;
  /** To be called every half minute: after a longer silence the device was asleep. */
  beat(): void;
};

/**
 * Longer than a page in the background is made to wait for its timers, shorter than a firm is closed for a restore: no
 * device that was awake has missed one.
 */
const ASLEEP_MS = 90_000;
export const BEAT_MS = 30_000;

export function createEpochState(clock: Clock): EpochState {
  let isOpen = false;
  let recheck = () => {};
  let waiting: (() => void)[] = [];
  let last = { wall: clock.now(), monotonic: clock.monotonic() };
  const state: EpochState = {
    id: undefined,
    open(id, askAgain) {
      state.id = id;
      recheck = askAgain;
      isOpen = true;
      last = { wall: clock.now(), monotonic: clock.monotonic() };
      const ready = waiting;
      waiting = [];
      for (const go of ready) go();
    },
    close: () => void (isOpen = false),
    async whenOpen(connection) {
      state.beat();
      if (isOpen || connection.aborted) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        connection.addEventListener('abort', () => resolve(), { once: true });
      });
    },
    beat() {
      // Whichever clock went on: a monotonic one may rest with the device, the other may be set.
      const silentMs = Math.max(clock.now() - last.wall, clock.monotonic() - last.monotonic);
      last = { wall: clock.now(), monotonic: clock.monotonic() };
      if (!isOpen || silentMs <= ASLEEP_MS) return;
      isOpen = false;
      recheck();
    },
  };
  return state;
}

/** Whether the device's database is still in the epoch of what is to be stored: another tab may have entered the next. */
export const isInEpoch = async (tx: StoreTransaction, id: string | null | undefined): Promise<boolean> =>
  ((await tx.meta('epoch'))?.id ?? null) === (id ?? null);

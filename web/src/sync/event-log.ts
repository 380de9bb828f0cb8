import type { EngineEvent } from '#data/outbox/engine-event.ts';
import type { Ports } from './ports.ts';

/** What the engine has to say of itself; `at` is added. */
export type Note = EngineEvent extends infer E ? (E extends EngineEvent ? Omit<E, 'at'> : never) : never;

export type EventLog = {
  add(note: Note): void;
  /** Writes down what is still in memory. */
  flush(): Promise<void>;
};

/** Each write wakes what shows the log: several events go together. */
const PAUSE_MS = 1_000;
/** What is kept in memory while the database takes nothing. */
const MOST_IN_MEMORY = 200;

/** Keeps the engine's events on the device. That they cannot be stored is no reason to stop anything. */
export function createEventLog({ store, clock }: Pick<Ports, 'store' | 'clock'>): EventLog {
  let events: EngineEvent[] = [];
  let isWaiting = false;
  async function flush(): Promise<void> {
    isWaiting = false;
    const batch = events;
    events = [];
    if (batch.length === 0) return;
    try {
      await store.log(batch);
    } catch {
      events = [...batch, ...events].slice(-MOST_IN_MEMORY);
    }
  }
  return {
    add(note) {
      events.push({ ...note, at: clock.now() });
      if (isWaiting) return;
      isWaiting = true;
      clock.after(PAUSE_MS, () => void flush());
    },
    flush,
  };
}

import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A person who starts again at once should find the ports free. */
const ORPHAN_CHECK_MS = 250;

/**
 * What has been started and must be stopped again, last first. The first signal (or the death of the process
 * that started this one over an IPC channel) stops all of it and exits with `signalCode`.
 */
export class Stopping {
  #stops = new Set();
  #done = null;

  /** Registers a stop; the answer takes it back once the thing has ended by itself. */
  add(stop) {
    this.#stops.add(stop);
    return () => this.#stops.delete(stop);
  }

  get hasBegun() {
    return this.#done !== null;
  }

  /** Stops everything once; later calls wait for the first. */
  stopAll() {
    this.#done ??= (async () => {
      for (const stop of [...this.#stops].reverse()) await stop();
    })();
    return this.#done;
  }

  /** `codeOf` turns the signal's name into the exit code. */
  listen(codeOf = () => 0) {
    const leave = (signal) => void this.stopAll().finally(() => process.exit(codeOf(signal)));
    for (const signal of SIGNALS) process.on(signal, () => leave(signal));
    process.on('disconnect', () => leave('SIGTERM'));
    // Listening for the channel's end must not keep a process that is done alive.
    process.channel?.unref();
    if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => leave('SIGTERM'));
  }
}

/**
 * npm runs a script through a shell, and a SIGTERM to npm ends that shell alone: nobody tells the script.
 * A script that nobody waits for any more stops.
 */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, ORPHAN_CHECK_MS);
  timer.unref();
}

/** The shell's convention for a command ended by a signal. */
export const signalExitCode = (signal) => 128 + (constants.signals[signal] ?? 0);

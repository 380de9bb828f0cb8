import { ForksPoolWorker } from 'vitest/node';

/**
 * A pool whose process stays from one run to the next: it and what the tests import would take longer to start than most of
 * them to run. A run begins and ends as with a process of its own, which is told of the first beginning alone.
 */
export function keptWorkers() {
  let kept = null;
  const createPoolWorker = (options) => {
    kept ??= new ForksPoolWorker(options);
    return new RunOf(kept);
  };
  return { pool: { name: RunOf.name, createPoolWorker }, end: async () => kept?.stop() };
}

/** One run in the process that stays. */
class RunOf {
  name = RunOf.name;
  cacheFs = true;
  #process;
  #listeners = [];

  constructor(process) {
    this.#process = process;
  }

  on(event, listener) {
    this.#listeners.push([event, listener]);
    this.#process.on(event, listener);
  }

  off(event, listener) {
    this.#process.off(event, listener);
  }

  send(message) {
    if (message.type === 'start' && this.#process.hasBegun) return this.#answer('started');
    if (message.type === 'stop') return this.#answer('stopped');
    if (message.type === 'start') this.#process.hasBegun = true;
    this.#process.send(message);
  }

  async start() {
    if (!this.#process.hasBegun) await this.#process.start();
  }

  async stop() {
    for (const [event, listener] of this.#listeners) this.#process.off(event, listener);
  }

  deserialize(message) {
    return message;
  }

  #answer(type) {
    const answer = { type, __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(answer);
  }
}
